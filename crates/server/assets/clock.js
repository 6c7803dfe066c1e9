// The clock of a round, counted on by the browser from the server's time.
(() => {
  "use strict";
  // What the server's clock is ahead of this machine's, in milliseconds, by the element that has told it.
  const ahead = new WeakMap();

  function text(milliseconds) {
    const seconds = Math.ceil(milliseconds / 1000), size = Math.abs(seconds);
    const two = (n) => String(n).padStart(2, "0");
    const hours = Math.floor(size / 3600), minutes = Math.floor(size / 60) % 60;
    return (seconds < 0 ? "−" : "") + (hours ? hours + ":" + two(minutes) : minutes) + ":" + two(size % 60);
  }
  // What a clock shows now: its text, whether it is red, and the moments of its gongs.
  function read(face) {
    if (!ahead.has(face)) ahead.set(face, Number(face.dataset.now) - Date.now());
    const now = Date.now() + ahead.get(face);
    const { end, red, paused, started, stopped } = face.dataset;
    const stands = paused !== "" || stopped !== "" || started === "";
    if (stands) return { now, text: face.dataset.text, red: false, moments: [] };
    if (end === "") return { now, text: text(now - Number(started)), red: false, moments: [] };
    const moments = red === "" ? [Number(end)] : [Number(end), Number(red)];
    return { now, text: text(Number(end) - now), red: moments.some((moment) => now >= moment), moments };
  }
  // The red zone and the end change what may be done, and nothing is written then: the page is fetched anew.
  const passed = new Set();
  function tick() {
    for (const face of document.querySelectorAll(".clockline")) {
      const shown = read(face);
      for (const moment of shown.moments) {
        if (shown.now < moment || passed.has(moment)) continue;
        passed.add(moment);
        // What was over when the page came is on it already.
        if (moment > Number(face.dataset.now)) document.dispatchEvent(new CustomEvent("desk:moment"));
      }
      if (face.textContent !== shown.text) face.textContent = shown.text;
      face.classList.toggle("red", shown.red);
    }
  }
  window.deskClock = { read };
  tick();
  setInterval(tick, 250);
})();
