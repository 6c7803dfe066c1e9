// Results of tables: at the desk with the quick entry, at the four phones of a table, by two scribes at once; corrected.
import assert from "node:assert/strict";
import { go, refusal, send } from "./stage.mjs";

/** Types a result into the form that enters one. */
async function type(form, { points, bets, own, deals }) {
  const more = Object.entries({ bets, own, deals }).filter(([, value]) => value !== undefined);
  for (const [name, value] of more) {
    const field = form.locator(`input[name=${name}]`);
    if (!(await field.isVisible())) await form.locator("details > summary").first().click();
    await field.fill(value);
  }
  const fields = form.locator("input[name=points]");
  for (let i = 0; i < 4; i += 1) {
    // The empty seat of a table of three has no field.
    if (await fields.nth(i).isVisible()) await fields.nth(i).fill(points[i] ?? "0");
  }
}

const entry = (page) => page.locator("form[data-entry]");
const card = (page, table) => page.locator(`#table-${table}`);

/** The table and its numbers at the desk, and Enter; whoever may confirm does so with it. */
export async function quick(stage, result, page = stage.owner) {
  const at = `${stage.base}/rounds/${stage.round}`;
  if (page.url().split(/[?#]/)[0] !== at || (await entry(page).count()) === 0) await go(page, at);
  const form = entry(page);
  await form.locator("input[name=table]").fill(String(result.table));
  await type(form, result);
  const answered = page.waitForNavigation({ waitUntil: "domcontentloaded" });
  await form.locator("input[name=points]").last().press("Enter");
  const answer = await answered;
  assert.ok(answer.ok(), await refusal(page));
}

/** One phone of a table enters, the others see it without being asked, and each seat agrees at its own. */
export async function byPhones(stage, result, { cut = false } = {}) {
  const phones = await stage.four(result.table);
  const [one] = phones;
  if (cut) await one.context().setOffline(true);
  await type(entry(one), result);
  await entry(one).locator("button.main").click();
  if (cut) {
    // It waits in the phone, and the others know nothing of it.
    await one.waitForSelector("#queue:not([hidden])");
    for (const page of phones) assert.equal(await state(page, result.table), "playing");
    await one.context().setOffline(false);
  }
  for (const page of phones) await card(page, result.table).and(page.locator(".entered")).waitFor();
  await one.waitForSelector("#queue[hidden]", { state: "attached" });
  const open = one.locator("#agreement form[action$='/agree'] input[name=seat]");
  const seats = await open.evaluateAll((all) => all.map((each) => each.value));
  for (const [i, seat] of seats.entries()) {
    const agrees = phones[i].locator(`form[action$='/agree']:has(input[name=seat][value='${seat}'])`);
    await agrees.locator("button").click();
    await agrees.waitFor({ state: "detached" });
  }
  for (const page of phones) await card(page, result.table).and(page.locator(".confirmed")).waitFor();
  await stage.rest();
}

const state = (page, table) => card(page, table).getAttribute("class");

/** Two scribes have the same table before them and type differently; nothing is written over before it was seen. */
export async function twoScribes(stage, [one, other], right, wrong) {
  for (const page of [one, other]) {
    await go(page, `${stage.base}/rounds/${stage.round}`);
    await entry(page).locator("input[name=table]").fill(String(right.table));
  }
  await type(entry(one), wrong);
  await type(entry(other), right);
  await send(entry(one).locator("button.main"));
  // Whoever is second is told what stands there now.
  await assert.rejects(send(entry(other).locator("button.main")), /409/);
  const table = `${stage.base}/rounds/${stage.round}/tables/${right.table}`;
  await go(other, table);
  assert.deepEqual(await values(other), wrong.points.map(unsigned));
  const form = other.locator("#result form[action$='/results']:has(input[name=points])");
  await type(form, right);
  // What stands there is replaced with a reason only.
  await assert.rejects(send(form.locator("button[name=act][value=do]")), /422/);
  await go(other, table);
  await type(form, right);
  await form.locator("input[name=correct]").fill("по бланку");
  await send(form.locator("button[name=act][value=do]"));
  // The judge has both versions before him.
  await go(stage.judge, table);
  assert.equal(await stage.judge.locator("#table article").count(), 2);
  assert.deepEqual(await values(stage.judge), right.points.map(unsigned));
  await send(stage.judge.locator("form[action$='/confirm'] button.main"));
  await stage.judge.locator("#table .board > li.confirmed").waitFor();
}

const unsigned = (value) => value.replaceAll("+", "");

/** The result in force as its fields show it. */
async function values(page) {
  const fields = page.locator("#result input[name=points]");
  const all = await fields.evaluateAll((each) => each.map((one) => one.value));
  return all.map(unsigned);
}

/** A result is corrected on the page of its table, with a reason. */
export async function correct(stage, round, result, reason, page = stage.chief) {
  await go(page, `${stage.base}/rounds/${round}/tables/${result.table}`);
  const form = page.locator("#result form[action$='/results']:has(input[name=points])");
  await type(form, result);
  await form.locator("input[name=correct]").fill(reason);
  await send(form.locator("button[name=act][value=do]"));
}
