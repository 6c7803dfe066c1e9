// A round in the hall over plain HTTP at the machine's own address in a network: four phones of a table, the network away in
// the middle, the laptop's power lost in the middle, two who enter differently.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Desk, address, pins, sample } from "./desk.mjs";

let desk, owner, here, sheet;

before(async () => {
  desk = await Desk.open();
  owner = await desk.owner();
  await owner.goto(`${desk.here}/hall`);
  if (address()) {
    await owner.click("main button.main");
    await owner.waitForSelector("figure.code svg");
    here = `http://${address()}:${desk.port}`;
  } else {
    here = desk.here;
  }
  await sample(owner, desk.here);
  await owner.goto(`${desk.here}/e/1/phones`);
  await owner.locator("form:has(input[value=tables]) button.main").click();
  await owner.waitForSelector(".cards");
  sheet = await pins(owner);
});
after(() => desk.close());

async function phone(table) {
  const page = await desk.somebody({ viewport: { width: 360, height: 740 } });
  await page.goto(`${here}/e/1/pin`);
  await page.fill("input[name=pin]", sheet[table - 1]);
  await page.click("main button.main");
  await page.waitForURL(`**/e/1/tables/${table}`, { waitUntil: "load" });
  return page;
}

async function type(page, points) {
  const fields = page.locator("form[data-entry] input[name=points]");
  for (const [i, value] of points.entries()) await fields.nth(i).fill(String(value));
  await page.locator("form[data-entry] button.main").click();
}

const state = (page) => page.locator(".board > li").first().getAttribute("class");

test("the hall reaches the desk at an address that is not localhost", () => {
  assert.ok(address() === undefined || !here.includes("127.0.0.1"), here);
});

test("a result waits in the phone while the network is away, and goes when it is back", async () => {
  const one = await phone(1);
  await one.context().setOffline(true);
  await type(one, [42000, 31000, 29000, 18000]);
  await one.waitForSelector("#queue:not([hidden])");
  assert.equal(await state(one), "playing");
  await one.context().setOffline(false);
  await one.waitForSelector(".board > li.entered", { timeout: 15000 });
  await one.waitForSelector("#queue[hidden]", { state: "attached" });
});

test("the other phones see it without being asked, and agree", async () => {
  const phones = await Promise.all([phone(1), phone(1), phone(1)]);
  for (const page of phones) assert.equal(await state(page), "entered");
  for (const [nth, seat] of ["east", "south", "west", "north"].entries()) {
    const page = phones[nth % 3];
    await page.locator(`form[action$='/agree']:has(input[name=seat][value='${seat}']) button`).click();
    await page.waitForFunction((n) => !document.querySelector(`form[action$='/agree'] input[name=seat][value='${n}']`), seat);
  }
  for (const page of phones) await page.waitForSelector(".board > li.confirmed", { timeout: 15000 });
});

test("two phones that enter differently leave the choice to the judge", async () => {
  const one = await phone(2);
  const other = await phone(2);
  // Both have begun to type before either has sent.
  await other.locator("form[data-entry] input[name=points]").first().fill("31000");
  await type(one, [42000, 31000, 29000, 18000]);
  await one.waitForSelector(".board > li.entered", { timeout: 15000 });
  await type(other, [31000, 42000, 29000, 18000]);
  await other.waitForSelector(".board > li.conflict", { timeout: 15000 });
  await owner.goto(`${desk.here}/e/1/rounds/1`);
  assert.equal(await owner.locator("form[action$='/settle']").count(), 2);
});

test("the clock goes on by itself, and a phone that was away learns what has happened", async () => {
  const one = await phone(2);
  const clock = one.locator(".clockline").first();
  const before = await clock.textContent();
  await one.waitForFunction((text) => document.querySelector(".clockline").textContent !== text, before);
  await one.context().setOffline(true);
  const settled = await phone(1);
  assert.equal(await settled.locator("form[action$='/object']").count(), 4, "what is confirmed may still be objected to");
  await owner.goto(`${desk.here}/e/1/rounds/1`);
  const settle = owner.locator("form[action$='/settle']").first();
  await settle.locator("input[name=reason]").fill("по бланку");
  await settle.locator("button").click();
  await owner.waitForSelector("#table-2:not(.conflict)");
  await one.context().setOffline(false);
  await one.waitForSelector(".board > li:not(.conflict)", { timeout: 15000 });
});

test("after the power was lost the phones go on where they were", async () => {
  const one = await phone(3);
  await desk.kill();
  await type(one, [18000, 29000, 31000, 42000]);
  await one.waitForSelector("#queue:not([hidden])");
  await desk.start();
  await one.waitForSelector(".board > li.entered", { timeout: 30000 });
  assert.equal(await one.locator("#queue").isHidden(), true);
});

test("a wrong sum is refused, and what was typed is kept and shown", async () => {
  const one = await phone(4);
  await type(one, [30000, 30000, 30000, 20000]);
  await one.waitForSelector("#queue:not([hidden])");
  const said = await one.locator("#queue").textContent();
  assert.ok(said.includes("20000") && said.includes("Самара"), said);
  await one.locator("#queue button").click();
  assert.equal(await one.locator("#queue").isHidden(), true);
});
