// Live updates: one stream a browser, shared by its tabs; what has changed is fetched and put in place.
(() => {
  "use strict";
  const root = document.documentElement;
  const event = root.dataset.event;
  // A refused form is answered under its own address: the page it stands on is another, which may be loaded again.
  if (root.dataset.cameFrom) history.replaceState(null, "", root.dataset.cameFrom);
  if (!event || !window.EventSource) return;
  // The version that stands on the page, and the last one that was heard of.
  let seen = Number(root.dataset.version || 0), told = seen;
  let busy = false, again = false;

  // The parts of the page that live: each has an id and is replaced by its new self, unless somebody types in it. A button
  // that was pressed is not typing.
  function typing(part) {
    const at = document.activeElement;
    return at && part.contains(at) && at.matches("input, select, textarea");
  }
  async function refresh() {
    if (busy) { again = true; return; }
    busy = true;
    try {
      const answer = await fetch(location.href, { headers: { "X-Live": "1" }, cache: "no-store" });
      if (answer.status >= 500 || answer.status === 429) told = Math.max(told, seen + 1);
      if (answer.ok) {
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        for (const old of document.querySelectorAll("[data-live]")) {
          const fresh = page.getElementById(old.id);
          if (fresh && !typing(old) && old.outerHTML !== fresh.outerHTML) old.replaceWith(fresh);
        }
        seen = Math.max(seen, Number(page.documentElement.dataset.version || 0));
        const zone = page.documentElement.dataset;
        root.dataset.version = zone.version || root.dataset.version;
        told = seen;
        document.dispatchEvent(new CustomEvent("desk:fresh", { detail: page }));
      }
    } catch (_) { told = Math.max(told, seen + 1); /* Once the desk is there again. */ }
    busy = false;
    if (again) { again = false; refresh(); }
  }

  function heard(version) {
    told = Math.max(told, version);
    if (told > seen) refresh();
  }

  const channel = window.BroadcastChannel ? new BroadcastChannel("desk-" + event) : null;
  let stream = null, last = 0;
  const key = "desk-stream-" + event;
  const own = String(Math.random());

  function open() {
    stream = new EventSource("/e/" + event + "/live?after=" + seen);
    stream.addEventListener("version", (message) => {
      const version = Number(message.data);
      document.dispatchEvent(new CustomEvent("desk:there"));
      if (channel) channel.postMessage(version);
      heard(version);
    });
    stream.addEventListener("error", () => document.dispatchEvent(new CustomEvent("desk:lost")));
    stream.addEventListener("open", () => document.dispatchEvent(new CustomEvent("desk:there")));
  }

  // The tab that wrote its name last in the last ten seconds holds the stream.
  function hold() {
    // What could not be fetched is asked for again.
    if (told > seen) refresh();
    const now = Date.now();
    let holder = null;
    try { holder = JSON.parse(localStorage.getItem(key)); } catch (_) { /* unreadable: nobody holds it */ }
    const free = !holder || now - holder.at > 10000 || holder.own === own;
    if (free) {
      try { localStorage.setItem(key, JSON.stringify({ own, at: now })); } catch (_) { /* no storage: every tab its own */ }
      if (!stream || stream.readyState === EventSource.CLOSED) open();
    } else if (stream) {
      stream.close();
      stream = null;
    }
  }
  // What this page has sent itself shows at once.
  for (const what of ["desk:sent", "desk:moment"]) document.addEventListener(what, refresh);
  if (channel) channel.onmessage = (message) => { last = Date.now(); heard(Number(message.data)); };
  addEventListener("online", () => heard(told + 1));
  hold();
  setInterval(hold, 4000);
  addEventListener("pagehide", () => {
    try {
      const holder = JSON.parse(localStorage.getItem(key));
      if (holder && holder.own === own) localStorage.removeItem(key);
    } catch (_) { /* nothing to give back */ }
    if (stream) { stream.close(); stream = null; }
  });
  addEventListener("pageshow", (shown) => { if (shown.persisted) { hold(); refresh(); } });
  document.addEventListener("visibilitychange", () => { if (!document.hidden && Date.now() - last > 30000) refresh(); });
})();
