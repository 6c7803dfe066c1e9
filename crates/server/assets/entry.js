// Entering results: the names of the table that is typed, the sum while it is typed, the cursor where the next number goes.
(() => {
  "use strict";
  const form = document.querySelector("form[data-entry]");
  if (!form) return;
  const table = form.elements.table;
  const points = [...form.querySelectorAll("input[name=points]")];
  const sum = form.querySelector(".sum");
  const wanted = form.dataset.sum === "" ? null : Number(form.dataset.sum);

  function number(text) {
    const plain = text.replace(/[\s,_\u202f\u00a0]/g, "").replace("−", "-");
    return /^[+-]?\d+$/.test(plain) ? Number(plain) : null;
  }
  function names(chosen) {
    const card = document.getElementById("table-" + table.value.trim());
    const seats = card ? [...card.querySelectorAll("[data-name]")] : [];
    points.forEach((input, i) => {
      const label = input.closest("label");
      if (!label) return; // The empty seat of a table of three has no field.
      // Where seats are still to be found nobody is East yet.
      label.querySelector("[data-who]").textContent = seats[i] && !card.dataset.open ? seats[i].dataset.name : "";
      const empty = seats[i] !== undefined && seats[i].dataset.name === "";
      if (empty) input.value = "0";
      else if (label.hidden) input.value = "";
      label.hidden = empty;
    });
    const seen = form.elements.version;
    // What stood there when the first number was typed: a result that comes meanwhile is not replaced by this one.
    if (seen && (chosen === true || points.every((input) => input.value.trim() === "" || input.labels?.[0]?.hidden !== false))) seen.value = card ? card.dataset.version : "";
  }
  function add() {
    const all = points.map((input) => number(input.value));
    if (!sum || all.some((n) => n === null)) { if (sum) sum.textContent = ""; return; }
    const total = all.reduce((a, b) => a + b, 0);
    const bets = number(form.elements.bets ? form.elements.bets.value : "") || 0;
    const rest = wanted === null ? 0 : wanted - total - 1000 * bets;
    sum.textContent = "Σ " + total.toLocaleString(root.lang) + (rest ? " (" + (rest > 0 ? "+" : "−") + Math.abs(rest).toLocaleString(root.lang) + ")" : " ✓");
    sum.classList.toggle("bad", rest !== 0);
  }
  const root = document.documentElement;
  table.addEventListener("input", () => names(true));
  form.addEventListener("input", add);
  // Enter goes to the next empty field, and sends when all are full.
  form.addEventListener("keydown", (key) => {
    if (key.key !== "Enter" || key.target.tagName === "BUTTON") return;
    const empty = [table, ...points].find((input) => input.value.trim() === "");
    if (empty) { key.preventDefault(); empty.focus(); }
  });
  document.addEventListener("desk:fresh", () => names(false));
  names();
  if (form.hasAttribute("data-focus")) (table.value ? points[0] : table).focus();
})();
