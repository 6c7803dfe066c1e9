// An event on the desk and who is there: the organiser, the chief judge, a judge, two scribes, the phones of the tables; and
// what each of them presses. Every act is done on the page where it belongs, and fails when the desk refuses it.
import assert from "node:assert/strict";
import { PASSWORD, pins } from "./desk.mjs";

/** The longest that a page may take: a slow computer is not wrong. */
const PATIENCE = 120_000;

/** Presses a button that sends a form, and waits for the page that answers. A refusal is an error. */
export async function send(button) {
  const page = button.page();
  const fold = button.locator("xpath=ancestor::details[not(@open)][1]/summary");
  // A fold within a fold: the outer one first.
  while (!(await button.isVisible())) await fold.last().click();
  const [answer] = await Promise.all([page.waitForNavigation({ waitUntil: "commit" }), button.click()]);
  if (!answer.ok()) throw new Error(`${answer.status()} ${page.url()}: ${await refusal(page)}`);
}

/** Goes to a page; its scripts have run. */
export const go = (page, address) => page.goto(address, { waitUntil: "domcontentloaded" });

/** What a page that refuses says. */
export async function refusal(page) {
  const said = await page.locator("#refused, main .wrong:visible, main").first().textContent();
  return said.replace(/\s+/g, " ").trim();
}

export class Stage {
  /** An empty desk: the first account, and the judges' and scribes' own. */
  static async open(desk, lang) {
    const stage = new Stage();
    Object.assign(stage, { desk, lang, base: `${desk.here}/e/1`, round: 0, phones: new Map() });
    stage.owner = await desk.owner(lang);
    stage.owner.context().setDefaultTimeout(PATIENCE);
    stage.chief = await stage.account("Главная", "chief-judge");
    stage.judge = await stage.account("Судья", "judge");
    return stage;
  }

  async somebody(options) {
    const page = await this.desk.somebody(options);
    page.context().setDefaultTimeout(PATIENCE);
    return page;
  }

  /** Everybody but the organiser puts the device away: a page that is open follows all that happens. */
  async rest() {
    const all = [this.chief, this.judge, ...(this.scribes ?? []), ...[...this.phones.values()].flat()];
    await Promise.all(all.filter((page) => page.url() !== "about:blank").map((page) => page.goto("about:blank")));
  }

  /** An account that the owner makes, and its holder at a browser of his own. */
  async account(login, role) {
    await go(this.owner, `${this.desk.here}/accounts`);
    await this.owner.fill("input[name=login]", login);
    await this.owner.fill("input[name=password]", PASSWORD);
    await this.owner.selectOption("select[name=role]", role);
    await send(this.owner.locator("main button.main"));
    const page = await this.somebody();
    await go(page, `${this.desk.here}/language/${this.lang}`);
    await go(page, `${this.desk.here}/login`);
    await page.fill("input[name=login]", login);
    await page.fill("input[name=password]", PASSWORD);
    await send(page.locator("main button.main"));
    return page;
  }

  /** A new event; what is left out is the regulation's. */
  async create({ rules, name, place, zone, from, to = from, rounds = "", minutes = "", prizes = "", system = "" }) {
    const page = this.owner;
    await go(page, `${this.desk.here}/events/new`);
    await page.check(`input[name=rules][value=${rules}]`);
    for (const [field, value] of Object.entries({ name, place, zone, from, to })) await page.fill(`input[name=${field}]`, value);
    await page.locator("main form > details > summary").click();
    for (const [field, value] of Object.entries({ rounds, minutes, prizes })) await page.fill(`input[name=${field}]`, value);
    await page.selectOption("select[name=system]", system);
    await send(page.locator("main form button.main"));
    assert.equal(new URL(page.url()).pathname.split("/").slice(0, 3).join("/"), "/e/1");
  }

  /** A list of people in a file. */
  async list(path) {
    await go(this.owner, `${this.base}/people`);
    await this.owner.setInputFiles("input[type=file]", path);
    await send(this.owner.locator("form[action$='/people/list'] button.main"));
  }

  /** A person of the list: the row by the number or the name. */
  async person(page, who) {
    await go(page, `${this.base}/people`);
    const own = page.locator("#list tbody tr:not(.gone)");
    return /^\d+$/.test(who)
      ? own.filter({ has: page.locator(`td:first-child:text-is("${who}")`) })
      : own.filter({ hasText: who });
  }

  async checkIn(who) {
    const row = await this.person(this.owner, who);
    await send(row.locator("form[action$='/check-in'] button"));
  }

  async checkInAll() {
    await go(this.owner, `${this.base}/people`);
    await send(this.owner.locator("form:has(input[name=all]) button"));
  }

  async approve() {
    await go(this.owner, `${this.base}/people`);
    await send(this.owner.locator("form[action$='/people/approve'] button"));
  }

  /** Somebody leaves the event, and has said so. */
  async leave(who) {
    const row = await this.person(this.owner, who);
    await row.locator("a").click();
    await this.owner.waitForURL(/\/people\/\d+$/);
    await send(this.owner.locator("form[action$='/leave'] button"));
  }

  /** The steps that are offered now. */
  async steps(page = this.owner) {
    await go(page, `${this.base}/desk`);
    return page.locator(".next input[name=step]").evaluateAll((all) => all.map((one) => one.value));
  }

  /** Does a step by its button; with a seed where lots are drawn, so that they fall as they fell. Answers with the round. */
  async press(step, { page = this.owner, seed, round, reason } = {}) {
    const at = round === undefined ? `${this.base}/desk` : `${this.base}/rounds/${round}`;
    await go(page, at);
    const of = round === undefined ? "" : `:has(input[name=round][value='${round}'])`;
    const form = page.locator(`.next form:has(input[name=step][value='${step}'])${of}`);
    const chosen = Number(await form.locator("input[name=round]").getAttribute("value"));
    if (reason !== undefined) await form.locator("input[name=reason]").fill(reason);
    if (seed !== undefined) {
      await form.evaluate((element, value) => {
        const field = Object.assign(document.createElement("input"), { type: "hidden", name: "seed", value });
        element.append(field);
      }, seed);
    }
    await send(form.locator("button"));
    return chosen;
  }

  /** A signal of the round's clock. */
  async signal(id) {
    await go(this.judge, `${this.base}/rounds/${this.round}`);
    await send(this.judge.locator(`#course form:has(input[name=signal][value='${id}']) button`));
  }

  /** Codes for all tables, as the sheet on paper has them. */
  async codes(tables) {
    await go(this.owner, `${this.base}/phones`);
    const form = this.owner.locator("form:has(input[name=for][value=tables])");
    await form.locator("input[name=tables]").fill(String(tables));
    await send(form.locator("button.main"));
    this.pins = await pins(this.owner);
    assert.equal(this.pins.length, tables);
  }

  /** A code for somebody of the staff, and his phone. */
  async staff(name, role) {
    await go(this.owner, `${this.base}/phones`);
    const form = this.owner.locator("form:has(input[name=for][value=role])");
    await form.locator("input[name=name]").fill(name);
    await form.locator("select[name=role]").selectOption(role);
    await send(form.locator("button").first());
    const [pin] = await pins(this.owner);
    return this.comeIn(pin, /\/desk$/);
  }

  async comeIn(pin, to) {
    const page = await this.somebody({ viewport: { width: 390, height: 800 } });
    await go(page, `${this.desk.here}/language/${this.lang}`);
    await go(page, `${this.base}/pin`);
    await page.fill("input[name=pin]", pin);
    await page.click("main button.main");
    await page.waitForURL(to);
    return page;
  }

  /** The four phones of a table. */
  async four(table) {
    if (!this.phones.has(table)) {
      const pin = this.pins[table - 1];
      const come = () => this.comeIn(pin, new RegExp(`/tables/${table}$`));
      this.phones.set(table, await Promise.all([come(), come(), come(), come()]));
    }
    const phones = this.phones.get(table);
    await Promise.all(phones.map((page) => go(page, `${this.base}/tables/${table}`)));
    return phones;
  }

  /** The log of the event as the organiser takes it away. */
  async log() {
    const answer = await this.owner.request.get(`${this.base}/files/log.jsonl`);
    assert.ok(answer.ok());
    return answer.body();
  }
}
