// What a phone sends while the hall's network is away: forms wait in the phone and go when it is back. A form has an id, so
// that one that was sent twice changes nothing. No service worker and no crypto.subtle: plain HTTP has neither.
(() => {
  "use strict";
  const KEY = "desk-queue";
  const bar = document.getElementById("queue");
  if (!bar) return;
  let sending = false, lost = false;
  document.addEventListener("desk:lost", () => { lost = true; });
  document.addEventListener("desk:there", () => { lost = false; });

  function load() {
    try { return JSON.parse(localStorage.getItem(KEY)) || []; } catch (_) { return []; }
  }
  function store(items) {
    try { localStorage.setItem(KEY, JSON.stringify(items)); return true; } catch (_) { return false; }
  }
  // Items are changed by their ids: another tab of this phone may have sent some meanwhile.
  function put(item) { return store([...load().filter((one) => one.id !== item.id), item]); }
  function drop(id) { store(load().filter((one) => one.id !== id)); }

  function freshId() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  function line(text) {
    const p = document.createElement("p");
    p.textContent = text;
    return p;
  }
  function show() {
    const items = load();
    const waiting = items.filter((item) => !item.refused);
    const refused = items.filter((item) => item.refused);
    bar.replaceChildren();
    if (waiting.length) bar.append(line(bar.dataset.waits + " " + waiting.length));
    if (waiting.some((item) => item.out)) bar.append(line(bar.dataset.out));
    for (const item of refused) {
      bar.append(line(bar.dataset.refused + " " + item.typed), line(item.refused));
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = bar.dataset.seen;
      button.addEventListener("click", () => { drop(item.id); show(); });
      bar.append(button);
    }
    bar.hidden = !items.length;
  }

  // What a form is about: the same table and seat, not every form that goes to the same address.
  function about(item) {
    const fields = new URLSearchParams(item.body);
    return [item.action, ...["round", "table", "seat"].map((name) => fields.get(name))].join("|");
  }

  // The paragraphs of an answer, with blanks between them. What was typed stands above, not in the fields.
  function lines(part) {
    const all = part ? [...part.querySelectorAll("p, li")].filter((one) => !one.querySelector("p, li") && !one.matches("[data-kept]")) : [];
    const texts = (all.length ? all : part ? [part] : []).map((one) => one.textContent.replace(/\s+/g, " ").trim());
    return texts.filter(Boolean).join(" ");
  }

  async function send() {
    if (sending) return;
    sending = true;
    try {
      for (const item of load().filter((one) => !one.refused)) {
        let answer;
        try {
          answer = await fetch(item.action, {
            method: "POST",
            headers: { "Content-Type": "application/x-www-form-urlencoded" },
            body: item.body,
          });
        } catch (_) { break; /* No network: it stays. */ }
        const page = new DOMParser().parseFromString(await answer.text().catch(() => ""), "text/html");
        if (new URL(answer.url).pathname === "/login") { put({ ...item, out: true }); break; }
        // What was refused before is said no more once a form about the same has gone through.
        if (answer.ok) {
          for (const one of load()) if (one.refused && about(one) === about(item)) drop(one.id);
          drop(item.id); document.dispatchEvent(new CustomEvent("desk:sent"));
          continue;
        }
        if (answer.status >= 500 || answer.status === 429) break;
        const main = page.querySelector("#refused") || page.querySelector("main .wrong:not([hidden])") || page.querySelector("main");
        put({ ...item, refused: lines(main) || String(answer.status) });
        // What stands on the page now is why.
        document.dispatchEvent(new CustomEvent("desk:sent"));
      }
    } finally {
      sending = false;
      show();
    }
  }

  document.addEventListener("submit", (event) => {
    const form = event.target.closest("form[data-queue]");
    if (!form) return;
    // Where somebody works at the desk, the answer is a page, as long as the desk answers.
    const away = form.dataset.queue === "away";
    if (away && ((navigator.onLine && !lost) || event.submitter?.value === "look")) return;
    const fields = new URLSearchParams(new FormData(form));
    const typed = [...form.querySelectorAll("input:not([type=hidden]), select")].map((input) => input.value.trim()).filter(Boolean).join(" · ");
    if (!put({ id: fields.get("id"), action: form.action, body: fields.toString(), typed })) return; /* no storage: as any form */
    event.preventDefault();
    form.elements.id.value = freshId();
    for (const input of form.querySelectorAll("input:not([type=hidden])")) input.value = "";
    form.dispatchEvent(new Event("input"));
    if (document.activeElement) document.activeElement.blur();
    show();
    send();
  });

  addEventListener("online", send);
  addEventListener("pageshow", send);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) send(); });
  document.addEventListener("desk:there", send);
  setInterval(() => { if (load().some((item) => !item.refused)) send(); }, 5000);
  show();
  send();
})();
