// The golden transcripts of whole events: the commands of `reglament event`, what they printed, and what the program prints
// of a log now.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { PROGRAM } from "./desk.mjs";

const GOLDEN = path.resolve(import.meta.dirname, "../crates/cli/tests/golden");

/** A file that a transcript names. */
export const file = (name) => path.join(GOLDEN, "files", name);

/** The words of a line; double quotes keep blanks. */
const words = (line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((found) => found[1] ?? found[2]);

/** What stands before the options, and the options with what follows each. */
function read(line) {
  const all = words(line);
  const from = all.indexOf("event");
  const command = { lang: all[all.indexOf("--lang") + 1], act: all[from + 1], about: [], options: {}, answer: [] };
  let option = command.about;
  for (const word of all.slice(from + 2)) {
    if (word.startsWith("--")) option = command.options[word.slice(2)] = [];
    else option.push(word);
  }
  return command;
}

/** The commands of a transcript, each with the lines of its answer. */
export function transcript(name) {
  const commands = [];
  for (const line of readFileSync(path.join(GOLDEN, "transcripts", `event-${name}.txt`), "utf8").split("\n")) {
    if (line.startsWith("$ ")) commands.push(read(line.slice(2)));
    else if (line.startsWith("=> ")) commands.at(-1).code = Number(line.slice(3));
    else if (!line.startsWith("# ") && line !== "" && commands.length > 0) commands.at(-1).answer.push(line);
  }
  return commands;
}

/** `−1 088` and `12,700` as numbers of the forms. */
const plain = (text) => text.replace("−", "-").replace(/[\s\u00a0\u202f]/g, "");

/** A line of a result as it was printed, as somebody types it into the form; what lateness took off is not typed. */
function typed(said, lang) {
  const numbers = lang === "ru" ? said.replace(/,(?=\d)/g, ".") : said.replace(/,(?=\d)/g, "");
  const late = Number(plain(numbers.match(/(?:из них за опоздание|of these for lateness) (−\d+)/)?.[1] ?? "0"));
  const classical = numbers.match(/^(?:ТП|TP) (\S+), (?:висты|whists) ([+−]?[\d\s\u00a0\u202f]+), (?:маджонги|Mahjongs) (\d+)/)
    ?? numbers.match(/^()(?:висты|whists) ([+−]?[\d\s\u00a0\u202f]+), (?:маджонги|Mahjongs) (\d+)/);
  if (classical) return `${Number(plain(classical[1])) - late}/${plain(classical[2])}/${classical[3]}`;
  return plain(numbers.match(/^[+−]?[\d\s\u00a0\u202f]+/)[0]);
}

/** What a command that enters results printed: each table's seats, East first, by their numbers, and what each would type. */
function printed(command) {
  const tables = [];
  for (const line of command.answer) {
    const head = line.match(/(?:стол|table) (\d+), (.*)$/);
    const seat = line.match(/^ {2}\S+ .* \((?:№|no\.) (\d+)\): (.*)$/);
    if (seat) tables.at(-1).points.push(typed(seat[2], command.lang));
    else if (head && /(?:внесён|взят|entered|taken)/.test(line)) tables.push({ table: Number(head[1]), points: [] });
  }
  return tables;
}

/** The points of a sheet of deals, where what was printed of the table has its penalties in it. */
function settled(sheet) {
  if (!readFileSync(file(sheet), "utf8").startsWith("rules sichuan")) return undefined;
  const answer = execFileSync(PROGRAM, ["settle", file(sheet), "--json"], { encoding: "utf8" });
  return JSON.parse(answer).players.map((one) => String(one.points));
}

/** What one line of a list of results types, or the words behind a command. */
function result(table, about, options, shown, all) {
  const points = about.length === 4 ? about : (options.sheet && settled(options.sheet[0])) ?? shown;
  const bets = options.bets?.[0] ?? (about.length === 4 || all === undefined ? undefined : left(points, all));
  return { table, points, bets, own: options.own?.[0], deals: options.deals?.[0] };
}

/** The sticks of a riichi table that nobody has in the end. */
function left(points, all) {
  const rest = (all - points.reduce((sum, one) => sum + Number(one), 0)) / 1000;
  return rest > 0 ? String(rest) : undefined;
}

/** The results that a command enters: as they are typed in its list, or as they were printed where they came from a file. */
export function results(command, all) {
  const shown = printed(command);
  const of = (table) => shown.find((one) => one.table === table)?.points ?? [];
  const list = command.options.list?.[0];
  if (!list) {
    const table = Number(command.about[1].split(".").at(-1));
    return [result(table, command.about.slice(2), command.options, of(table), all)];
  }
  const lines = readFileSync(file(list), "utf8").split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const { about, options } = read(`event result ${line}`);
    const table = Number(about[0]);
    return result(table, about.slice(1), options, of(table), all);
  });
}

/** The seats that a command printed for each table: the players' numbers by their winds, East first. */
export function seats(command) {
  const tables = new Map();
  for (const line of command.answer) {
    const head = line.match(/^ {2}(?:Стол|Table) (\d+): (.*)$/);
    if (head) tables.set(Number(head[1]), [...head[2].matchAll(/\((?:№|no\.) (\d+)\)/g)].map((one) => one[1]));
  }
  return tables;
}

/** The rows of a table of standings that was printed: place, name, games and what follows, blank cells left out. */
export function rows(answer) {
  const head = answer.findIndex((line) => /^ {2}(?:место|place) /.test(line));
  const all = answer.slice(head + 1);
  const end = all.findIndex((line) => !/^ {2}\s*(?:\d+=?|–) /.test(line));
  return all.slice(0, end === -1 ? undefined : end).map((line) => line.trim().split(/\s{2,}/));
}

/** What `reglament event …` prints of a log now, as a transcript writes it down. */
export function say(lang, ...rest) {
  const text = execFileSync(PROGRAM, ["--lang", lang, "event", ...rest], { encoding: "utf8" });
  return text.split("\n").filter((line) => line !== "");
}
