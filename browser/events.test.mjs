// Whole events through the pages, from the empty desk to the final places: an organiser, a chief judge, a judge, two scribes
// and the four phones of a table, each in a browser of its own.
//
// What is played are the golden transcripts of `reglament event`: each of their commands is what somebody presses, on the page
// where it belongs. Lots fall as they fell there: a form that draws or seats takes a seed, which no page asks for, and the
// test puts the seed of the transcript into the form before it presses the button. So the same people sit at the same
// tables, and the results of the transcript are typed table by table: one table of each round at its phones, the others with
// the quick entry. Where a transcript takes a result from a file of deals, its totals are typed.
// Compared are: every standing that a transcript prints, with the reason of each place, and its penalties, with what the
// program prints of the log that the organiser takes away; every row of the standings, as a visitor without an account sees
// them, with the printed ones; and `reglament event check` finds nothing in that log.
// Between the commands stands what no transcript has: a phone that loses the network (`cut`, in that round), a laptop that
// loses its power in the middle of a round (`power`), two scribes at one protocol (`scribes`), a penalty that is undone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Desk } from "./desk.mjs";
import { Play } from "./play.mjs";
import { Stage } from "./stage.mjs";

const LANGS = ["ru", "en"];
/** The events speak the languages in turn; with an odd number here each speaks the other one. */
const TURN = Number(process.env.REGLAMENT_TURN ?? 0);
const EVENTS = [
  { name: "sichuan-40", troubles: { cut: 1, scribes: 1, power: 3, undone: 2, offence: "conduct.kong-prompt" } },
];

for (const [nth, { name, troubles }] of EVENTS.entries()) {
  const lang = LANGS[(nth + TURN) % LANGS.length];
  test(`${name}: from the empty desk to the final places, ${lang}`, async () => {
    const desk = await Desk.open();
    try {
      const play = new Play(await Stage.open(desk, lang), name, troubles);
      await play.run();
      assert.ok(play.compared > 1, `compared: ${play.compared}`);
    } finally {
      await desk.close();
    }
  });
}
