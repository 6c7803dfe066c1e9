// What happens in the hall besides results: lateness, substitutes, penalties, seats that are found, a round opened again.
import { go, send } from "./stage.mjs";

/** What a form would do is shown first; then it is done. */
async function looked(page, button) {
  await send(button);
  await send(page.locator("main form button[name=act][value=do].main"));
}

const players = (stage, entry, round = stage.round) =>
  go(stage.judge, `${stage.base}/rounds/${round}/players?entry=${entry}`);

/** Somebody came so many minutes late. */
export async function late(stage, entry, minutes) {
  await players(stage, entry);
  const form = stage.judge.locator("form:has(button[name=what][value=late])");
  await form.locator("input[name=minutes]").fill(minutes);
  await looked(stage.judge, form.locator("button"));
}

/** Somebody does not come, and has told nobody. */
export async function absent(stage, entry) {
  await players(stage, entry);
  await looked(stage.judge, stage.judge.locator("button[name=what][value=untold]"));
}

/** Somebody plays for a player. */
export async function substitute(stage, entry, { by, deal = "1", forGood = false, inDeal = false, round }) {
  await players(stage, entry, round);
  const form = stage.judge.locator("form:has(select[name=by])");
  await form.locator("select[name=by]").selectOption({ label: by });
  const until = form.locator("select[name=until]");
  const may = await until.locator("option").evaluateAll((all) => all.map((one) => one.value));
  await until.selectOption(forGood || !may.includes("round") ? "event" : "round");
  await form.locator("input[name=deal]").fill(deal);
  if (inDeal) await form.locator("input[name=in_deal]").check();
  await send(form.locator("button[name=act][value=do]"));
}

const penalties = (page, stage, entry, round) =>
  go(page, `${stage.base}/penalties?round=${round}&entry=${entry}`);

/** A penalty of the catalogue: table, player, offence. Answers with its number. */
export async function penalty(stage, entry, offence, { deal = "", round = stage.round, page = stage.judge } = {}) {
  await penalties(page, stage, entry, round);
  await page.locator("input[name=deal]").fill(deal);
  await looked(page, page.locator(`button[name=give][value='${offence}']`));
  const first = await page.locator("#given li").first().getAttribute("id");
  return Number(first.split("-")[1]);
}

/** A judge confirms a penalty that was written down. */
export async function approve(stage, number) {
  await go(stage.judge, `${stage.base}/penalties`);
  await send(stage.judge.locator(`#penalty-${number} button[value=confirm]`));
}

/** A penalty is taken back, with a reason. */
export async function cancel(stage, number, reason) {
  await go(stage.judge, `${stage.base}/penalties`);
  const item = stage.judge.locator(`#penalty-${number}`);
  await item.locator("details summary").first().click();
  await item.locator("form:has(button[value=cancel]) input[name=reason]").fill(reason);
  await send(item.locator("button[value=cancel]"));
  await stage.judge.waitForSelector(`#penalty-${number}.cancelled`);
}

/** A table finds its seats on the desk's page of the table: sums of dice as the seats were announced, or who drew which wind. */
export async function found(stage, table, { dice, order }) {
  await go(stage.judge, `${stage.base}/rounds/${stage.round}/tables/${table}`);
  const form = stage.judge.locator("form[action$='/winds']");
  await fill(form, { dice, order });
  await send(form.locator("button"));
}

/** The same at a phone of the table. */
export async function foundByPhone(stage, table, { dice, order }) {
  const [phone] = await stage.four(table);
  const form = phone.locator("form[action$='/seats']");
  await fill(form, { dice, order });
  await form.locator("button.main").click();
  // The seats stand in the order of the winds when they are found, and the form is gone on the next visit.
  await phone.waitForSelector("#queue[hidden]", { state: "attached" });
  await go(phone, phone.url());
  await form.waitFor({ state: "detached" });
}

async function fill(form, { dice, order }) {
  const fields = form.locator(dice ? "input[name=sum]" : "select[name=player]");
  for (const [i, value] of (dice ?? order).entries()) {
    if (dice) await fields.nth(i).fill(value);
    else await fields.nth(i).selectOption(value);
  }
}

/** The chief judge opens a confirmed round. */
export async function reopen(stage, round, reason) {
  await go(stage.chief, `${stage.base}/rounds/${round}`);
  const form = stage.chief.locator("form[action$='/reopen']");
  await stage.chief.locator("details:has(form[action$='/reopen']) > summary").click();
  await form.locator("input[name=reason]").fill(reason);
  await send(form.locator("button"));
}
