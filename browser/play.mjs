// A golden transcript played on the desk: each of its commands is what somebody presses on a page. Between them stands what
// the transcript does not have: a phone without network, a desk without power, two scribes at one protocol, a penalty undone.
import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as acts from "./acts.mjs";
import { file, results, rows, say, seats, transcript } from "./golden.mjs";
import { go } from "./stage.mjs";
import { byPhones, correct, quick, twoScribes } from "./tables.mjs";

/** What four totals of a riichi table come to. */
const SUM = { samara: 120000, aleague: 120000, tesuji: 100000 };

export class Play {
  /** `name` is that of the transcript, `troubles` says in which round what happens. */
  constructor(stage, name, troubles) {
    Object.assign(this, { stage, name, troubles, compared: 0 });
    this.commands = transcript(name);
  }

  async run() {
    for (const command of this.commands) {
      if (command.code !== 0) continue;
      try {
        await this[command.act](command);
        await this.stage.rest();
      } catch (error) {
        error.message = `${command.act} ${command.about.join(" ")} ${JSON.stringify(command.options)}: ${error.message}`;
        throw error;
      }
    }
  }

  async new({ options }) {
    const one = (name) => options[name]?.[0];
    this.rules = one("rules");
    const asked = ["rules", "name", "place", "zone", "from", "to", "rounds", "minutes", "prizes", "system"];
    await this.stage.create(Object.fromEntries(asked.map((name) => [name, one(name)]).filter(([, value]) => value)));
  }

  async import({ about }) {
    await this.stage.list(file(about[1]));
  }

  async checkin({ about, options }) {
    if (options.all) await this.stage.checkInAll();
    else if (options.approve) await this.stage.approve();
    else await this.stage.checkIn(about[1]);
  }

  async leave({ about }) {
    await this.stage.leave(about[1]);
  }

  async draw(command) {
    const { stage } = this;
    const { options } = command;
    const [seed] = options.seed ?? [];
    if (options["all-tables"]) {
      // One table says at a phone who drew which wind; for the others they are drawn as they fell.
      const [, order] = [...seats(command)].find(([table, all]) => table === 1 && all.length === 4);
      await acts.foundByPhone(stage, 1, { order });
      await stage.press("find-seats", { page: stage.judge, seed });
    } else if (options.dice) {
      const table = Number(options.table[0]);
      const find = table === 1 ? acts.foundByPhone : acts.found;
      await find(stage, table, { dice: options.dice });
    } else {
      await stage.press("draw", { page: stage.judge, seed });
    }
  }

  async seat({ options }) {
    const { stage } = this;
    const offered = await stage.steps(stage.judge);
    const step = ["seat-final", "plan", "seat"].find((one) => offered.includes(one));
    assert.ok(step, `offered: ${offered}`);
    await stage.press(step, { page: stage.judge, seed: options.seed?.[0] });
  }

  /** A seating is announced, or the round begins; what is not announced yet is announced first. */
  async start({ options }) {
    const { stage } = this;
    if ((await stage.steps()).includes("publish")) {
      stage.round = await stage.press("publish");
      const tables = await this.tables();
      if (!stage.pins) await this.open(tables);
    }
    if (!options.announce) {
      stage.round = await stage.press("start", { page: stage.judge });
      if (this.troubles.undone === stage.round) await this.undone();
    }
  }

  async tables() {
    await go(this.stage.owner, `${this.stage.base}/rounds/${this.stage.round}`);
    return this.stage.owner.locator("#tables .board > li").count();
  }

  /** The desk is opened to phones: sheets of codes, two scribes. */
  async open(tables) {
    await this.stage.codes(tables);
    this.stage.scribes = [await this.stage.staff("Секретарь 1", "scribe"), await this.stage.staff("Секретарь 2", "scribe")];
  }

  /** A penalty is given to the first player, and taken back. */
  async undone() {
    const number = await acts.penalty(this.stage, "1", this.troubles.offence);
    await acts.cancel(this.stage, number, "другой игрок / somebody else");
  }

  async late({ about, options }) {
    if (options.absent) await acts.absent(this.stage, about[1]);
    else await acts.late(this.stage, about[1], about[2]);
  }

  async time({ about }) {
    await this.stage.signal(about[1]);
  }

  async penalty({ about, options }) {
    if (options.approve) {
      await acts.approve(this.stage, options.approve[0]);
      return;
    }
    const page = options.as === undefined ? this.stage.judge : this.stage.scribes[0];
    const round = options.round?.[0] ?? this.stage.round;
    await acts.penalty(this.stage, about[1], about[2], { deal: options.deal?.[0], round, page });
  }

  async substitute({ about, options }) {
    await acts.substitute(this.stage, about[1], {
      by: options.by[0],
      deal: options["from-deal"]?.[0],
      forGood: options["for-good"] !== undefined,
      inDeal: options["in-deal"] !== undefined,
      round: options.round?.[0] ?? (await this.next()),
    });
  }

  /** The round that is played, or comes. */
  async next() {
    const { stage } = this;
    await go(stage.judge, `${stage.base}/rounds/${stage.round}`);
    const confirmed = await stage.judge.locator("form[action$='/results']").count() === 0;
    return confirmed ? stage.round + 1 : stage.round;
  }

  async result(command) {
    const { stage, troubles } = this;
    const all = results(command, SUM[this.rules]);
    if (command.options.correct) {
      const [round] = command.about[1].split(".");
      await correct(stage, round, all[0], command.options.correct[0]);
      return;
    }
    const is = (trouble) => troubles[trouble] === stage.round;
    const last = all.length - 1;
    for (const [i, result] of all.entries()) {
      if (i === last && is("power")) await this.power();
      if (i === 0) {
        await byPhones(stage, result, { cut: is("cut") });
      } else if (i === 1 && is("scribes")) {
        const [east, south, ...rest] = result.points;
        await twoScribes(stage, stage.scribes, result, { ...result, points: [south, east, ...rest] });
      } else {
        await quick(stage, result);
      }
    }
  }

  /** The laptop loses its power in the middle of a round, and is there again. */
  async power() {
    await this.stage.desk.kill();
    await this.stage.desk.start();
    // A page that saw the desk go keeps what is sent until it knows that the desk is there: this one is opened anew.
    await go(this.stage.owner, `${this.stage.base}/rounds/${this.stage.round}`);
  }

  async reopen({ about, options }) {
    await acts.reopen(this.stage, about[1], options.reason[0]);
  }

  async confirm({ about, options }) {
    const { stage } = this;
    const page = options.as ? stage.chief : stage.judge;
    await stage.press("confirm", { page, round: Number(about[1] ?? stage.round) });
  }

  async close() {
    await this.stage.press("close");
  }

  /** What the program says of the log is what it said in the transcript; and so says the page that everybody sees. */
  async standings(command) {
    const said = await this.of(command, "standings");
    assert.deepEqual(said, command.answer);
    this.compared += 1;
    if (!command.options.after) assert.deepEqual(await this.shown(), rows(command.answer).map((row) => row.map(plain)));
  }

  /** The penalties in force; the one that was undone is not among them. */
  async show(command) {
    const given = /^(?:№|No\.) \d+\. /;
    const penalties = (lines) => lines.filter((line) => given.test(line)).map((line) => line.replace(given, ""));
    const said = penalties(await this.of(command, "show")).filter((line) => !/отмен|cancel/i.test(line));
    assert.deepEqual(said, penalties(command.answer));
    this.compared += 1;
  }

  async check(command) {
    const said = await this.of(command, "check");
    assert.equal(said.length, 1, said.join("\n"));
  }

  /** What `reglament event` prints of the log that the organiser takes away. */
  async of({ lang, options }, act) {
    const log = path.join(os.tmpdir(), `${this.name}-${process.pid}.jsonl`);
    writeFileSync(log, await this.stage.log());
    try {
      const more = ["after", "explain", "penalties"].filter((name) => options[name]);
      return say(lang, act, log, ...more.flatMap((name) => [`--${name}`, ...options[name]]));
    } finally {
      rmSync(log);
    }
  }

  /** The standings as somebody sees them who has no account. */
  async shown() {
    const page = await this.stage.somebody();
    await go(page, `${this.stage.base}/standings`);
    const cells = await page.locator("#standings tbody tr").evaluateAll((all) =>
      all.map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
    await page.context().close();
    return cells.map((row) => row.filter((cell) => cell !== "").map(plain));
  }
}

/** Numbers without the marks of a language. */
const plain = (text) => text.replace(/(?<=\d)[\s\u00a0\u202f,](?=\d{3}(?!\d))/g, "").replace(/(?<=\d),(?=\d)/, ".");
