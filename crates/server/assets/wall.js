// The wall: the clock from the server's time, one page after another, the red zone over all of it.
(() => {
  "use strict";
  const body = document.body;
  let at = 0, turned = Date.now(), held = false, gongs = new Set();

  const clock = () => document.getElementById("clock");
  const pages = () => [...document.querySelectorAll("main section")];

  function tick() {
    const face = clock();
    if (face) {
      const shown = window.deskClock.read(face);
      for (const moment of shown.moments) gong(String(moment), moment, shown.now);
      for (const each of document.querySelectorAll("[data-clock]")) {
        if (each.textContent !== shown.text) each.textContent = shown.text;
        each.classList.toggle("long", shown.text.length > 5);
      }
      body.classList.toggle("red", shown.red);
    }
    const all = pages();
    if (!held && all.length > 1 && Date.now() - turned > Number(all[at % all.length]?.dataset.seconds || 12) * 1000) turn(1);
  }
  function turn(by) {
    const all = pages();
    if (!all.length) return;
    at = (at + by + all.length) % all.length;
    turned = Date.now();
    show();
  }
  function show() {
    const all = pages();
    if (!all.length) return;
    at %= all.length;
    all.forEach((page, i) => page.classList.toggle("shown", i === at));
    const sheet = all[at].querySelector(".sheet");
    if (!sheet) return;
    sheet.scrollTop = 0;
    fit(sheet);
  }
  // The letters grow until the sheet is full; a list that is too long stays as large as can be read and turns.
  function fit(sheet) {
    if (innerWidth < 768) return;
    const inner = sheet.firstElementChild;
    const fits = (size) => {
      sheet.style.fontSize = size + "px";
      return sheet.scrollHeight <= sheet.clientHeight + 1 && sheet.scrollWidth <= sheet.clientWidth + 1
        && inner.scrollWidth <= sheet.clientWidth + 1;
    };
    let small = innerHeight * 0.028, large = innerHeight * 0.12;
    if (fits(small)) {
      for (let i = 0; i < 12; i++) {
        const middle = (small + large) / 2;
        if (fits(middle)) small = middle; else large = middle;
      }
    }
    sheet.style.fontSize = small + "px";
  }
  addEventListener("resize", show);
  // A long list turns by itself: a screenful at a time.
  setInterval(() => {
    const sheet = document.querySelector("section.shown .sheet");
    if (!sheet || held || sheet.scrollHeight <= sheet.clientHeight + 4) return;
    const end = sheet.scrollTop + sheet.clientHeight >= sheet.scrollHeight - 4;
    if (!end) { sheet.scrollTop += sheet.clientHeight * 0.9; turned = Date.now(); }
  }, 8000);

  let sound = null;
  function gong(name, moment, now) {
    if (!sound || gongs.has(name) || now < moment || now - moment > 3000) return;
    gongs.add(name);
    const start = sound.currentTime;
    for (const [tone, loud] of [[110, 0.6], [220, 0.3], [277, 0.2], [415, 0.1]]) {
      const voice = sound.createOscillator(), gain = sound.createGain();
      voice.frequency.value = tone;
      gain.gain.setValueAtTime(loud, start);
      gain.gain.exponentialRampToValueAtTime(0.001, start + 5);
      voice.connect(gain).connect(sound.destination);
      voice.start(start);
      voice.stop(start + 5);
    }
  }

  document.addEventListener("click", (click) => {
    const act = click.target.closest("[data-act]")?.dataset.act;
    if (act === "turn") turn(1);
    if (act === "hold") { held = !held; click.target.setAttribute("aria-pressed", String(held)); }
    if (act === "gong") {
      sound = sound || new (window.AudioContext || window.webkitAudioContext)();
      sound.resume();
      click.target.setAttribute("aria-pressed", "true");
    }
    if (act === "full") document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.();
  });
  addEventListener("keydown", (key) => {
    if (key.key === "ArrowRight") turn(1);
    if (key.key === "ArrowLeft") turn(-1);
  });
  document.addEventListener("desk:fresh", show);
  document.addEventListener("desk:lost", () => document.getElementById("lost")?.removeAttribute("hidden"));
  document.addEventListener("desk:there", () => document.getElementById("lost")?.setAttribute("hidden", ""));
  show();
  tick();
  setInterval(tick, 250);
})();
