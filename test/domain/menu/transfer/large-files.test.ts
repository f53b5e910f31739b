import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Language } from "@/domain/text/language";
import { readMenuFile } from "@/features/admin/menu-editor/transfer/read-menu-file";
import { sampleMenu, sampleRestaurant } from "@/test/domain/sample-restaurant";
import { recordFigure } from "@/test/faults/figures";

// @any-time-zone

const HEADER = "category;name_de;name_en;price;vat";
const rows = (count: number) => `${HEADER}\n${"mains;Suppe;Soup;5,00;7\n".repeat(count)}`;
/** Two MB at most, with the same start. */
const filled = (head: string, unit: string) =>
  head + unit.repeat(Math.floor((1_990_000 - head.length) / unit.length));
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

const read = (name: string, text: string, language: Language = "de") =>
  readMenuFile(new File([text], name), {
    menu: sampleMenu,
    restaurant: sampleRestaurant,
    language,
  });

/** CPU time of the longest task while a file is read, and of all together, ms. */
async function timesOf(name: string, text: string) {
  let [longest, isReading] = [0, true];
  const start = process.cpuUsage();
  const reading = read(name, text).finally(() => {
    isReading = false;
  });
  while (isReading) {
    const before = process.cpuUsage();
    await nextTurn();
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await reading;
  const { user, system } = process.cpuUsage(start);
  return { longest, all: (user + system) / 1000 };
}

async function fastestOf(text: string) {
  const runs = [];
  for (let run = 0; run < 7; run += 1) runs.push(await timesOf("karte.csv", text));
  return {
    longest: Math.min(...runs.map((each) => each.longest)),
    all: Math.min(...runs.map((each) => each.all)),
  };
}

const TOO_MANY_DISHES =
  "Eine Speisekarte kann höchstens 1.000 Gerichte haben. Bitte löschen Sie Gerichte aus der Datei.";

const LARGE = [
  ["20,000 dishes without ids", "karte.csv", rows(20_000), `Zeile 1002: ${TOO_MANY_DISHES}`],
  [
    "1.9 MB of separators",
    "karte.csv",
    filled("", ";"),
    "Zeile 1: Die Zeile hat mehr Felder als Spalten. Bitte prüfen Sie die Trennzeichen.",
  ],
  [
    "1.9 MB of separators below a header",
    "karte.csv",
    filled(`${HEADER}\n`, ";"),
    "Zeile 2: Die Zeile hat mehr Felder als Spalten. Bitte prüfen Sie die Trennzeichen.",
  ],
  ["1.9 MB of empty lines", "karte.csv", filled(`${HEADER}\n`, "\n"), /mehr als 20\.000 Zeilen/],
  [
    "1.9 MB of quotation marks",
    "karte.csv",
    filled(`${HEADER}\n`, '"'),
    /mehr als 2\.000 Zeichen|Anführungszeichen/,
  ],
  ["a text of 1.9 MB", "karte.csv", filled(`${HEADER}\nmains;`, " "), /mehr als 2\.000 Zeichen/],
  ["JSON of 15,000 levels", "karte.json", nested(15_000), /^categories: Die Karte braucht/],
  [
    "a list of 15,000 levels",
    "karte.json",
    "[".repeat(15_000) + "]".repeat(15_000),
    /^categories: Die Karte braucht/,
  ],
  [
    "15,000 levels in place of a dish",
    "karte.json",
    JSON.stringify({ ...sampleMenu, items: ["@"] }).replace('"@"', nested(15_000)),
    /^items › 0/,
  ],
  [
    "300,000 numbers in place of dishes",
    "karte.json",
    JSON.stringify({ ...sampleMenu, items: Array.from({ length: 300_000 }, () => 0) }),
    TOO_MANY_DISHES,
  ],
  [
    "a dish of 100,000 option groups",
    "karte.json",
    JSON.stringify({
      ...sampleMenu,
      items: [
        { settings: Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`g${at}`, 0])) },
      ],
    }),
    /^items › 0: Der Eintrag hat zu viele Angaben/,
  ],
  [
    "a field name of 1.9 MB",
    "karte.json",
    JSON.stringify({ ...sampleMenu, [filled("", "x").slice(5000)]: 1 }),
    /^Unbekannte Angabe: x/,
  ],
] as const;

describe("a large menu file", () => {
  it.each(LARGE)("of %s is refused with an explanation", async (_what, name, text, problem) => {
    const { menu, problems } = await read(name, text);
    expect(menu).toEqual(sampleMenu);
    if (typeof problem === "string") expect(problems[0]).toBe(problem);
    else expect(problems[0]).toMatch(problem);
    expect(Math.max(...problems.map(({ length }) => length))).toBeLessThan(400);
  });

  it("is refused with an explanation in English, too", async () => {
    expect((await read("menu.csv", rows(20_000), "en")).problems[0]).toBe(
      "Line 1002: A menu can have at most 1,000 dishes. Please delete dishes from the file.",
    );
  });

  it("of 1,000 dishes with the same name is read as a whole", async () => {
    const { menu, problems } = await read("karte.csv", rows(1000));
    expect(problems).toEqual([]);
    expect(menu.items).toHaveLength(1000 + sampleMenu.items.length);
    expect(new Set(menu.items.map(({ id }) => id)).size).toBe(menu.items.length);
  });
});

it("a menu file takes time in proportion to its dishes, in short tasks", async () => {
  // Other processes only add time, so the fastest of several runs counts.
  const [half, whole] = [await fastestOf(rows(500)), await fastestOf(rows(1000))];
  recordFigure(
    75,
    "longest task of a CSV file of 1,000 dishes, CPU ms",
    Math.round(whole.longest),
    import.meta.url,
  );
  const refused = [];
  for (const [, name, text] of LARGE) refused.push(await timesOf(name, text));
  const longest = Math.max(...refused.map((each) => each.longest));
  recordFigure(
    75,
    `longest task of ${refused.length} files that are refused, CPU ms`,
    Math.round(longest),
    import.meta.url,
  );
  expect(whole.all / Math.max(half.all, 20)).toBeLessThan(2.5);
});
