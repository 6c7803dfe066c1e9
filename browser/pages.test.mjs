// Every page of the table of routes in both languages: nothing that WCAG 2.1 AA forbids, and whole at 360 pixels.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { Desk, sample } from "./desk.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];
const VALUES = {
  kind: "standings", event: "1", round: "1", person: "1", rules: "samara", table: "1", device: "1", entry: "1", token: "1", code: "ru", game: "1",
};
let desk, owner, paths;

before(async () => {
  desk = await Desk.open();
  owner = await desk.owner();
  await sample(owner, desk.here);
  const document = await (await fetch(`${desk.here}/api/openapi.json`)).json();
  paths = Object.entries(document.paths)
    .filter(([, verbs]) => verbs.get?.tags.includes("page"))
    .map(([path]) => path.replace(/\{(\w+)\}/g, (_, name) => VALUES[name] ?? "1"));
});
after(() => desk.close());

async function violations(page) {
  // The desk's own policy keeps scripts of others out; the checker is put in by the browser's debugger.
  await page.evaluate(AXE);
  const found = await page.evaluate((tags) => globalThis.axe.run(document, { runOnly: tags }), TAGS);
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
}

for (const lang of ["ru", "en"]) {
  test(`every page is accessible and narrow enough, ${lang}`, async () => {
    const found = [];
    await owner.goto(`${desk.here}/language/${lang}`);
    for (const scheme of ["light", "dark"]) {
      await owner.emulateMedia({ colorScheme: scheme });
      for (const path of paths) {
        await owner.setViewportSize({ width: 360, height: 740 });
        const answer = await owner.goto(desk.here + path);
        if (!answer.ok()) found.push(`${path}: ${answer.status()}`);
        const width = await owner.evaluate(() => document.documentElement.scrollWidth);
        if (width > 360) found.push(`${path}: ${width} pixels wide`);
        for (const what of await violations(owner)) found.push(`${path} (${scheme}): ${what}`);
      }
    }
    assert.ok(paths.length > 15, `${paths.length} pages`);
    assert.deepEqual(found, []);
  });
}
