import type { BuiltBytes } from "./built-bytes";
import type { ColdLoad, ProbeReport } from "./cold-load";
import { type Interactions, interactionRows } from "./interactions";
import type { LoggedRequest } from "./network-log";
import { median, medianAndRange } from "./statistics";

interface Measures {
  /** Loads without interaction. */
  readonly loads: readonly ColdLoad[];
  /** Loads with clicks from the first moment. */
  readonly clicked: readonly ColdLoad[];
  /** Second loads, with a valid App Check token. */
  readonly returns: readonly ProbeReport[];
  /** Loads of an empty page. */
  readonly empties: readonly ColdLoad[];
  readonly built: BuiltBytes;
  readonly interactions: readonly Interactions[];
}

type Row = readonly [what: string, value: string, bar: string];

/** Adds whether a figure meets its limit. Compares the first number of each, in the same unit. */
function compareToBar([what, value, bar]: Row): Row {
  const [reached, wanted] = [Number.parseFloat(value), Number.parseFloat(bar)];
  if (Number.isNaN(wanted)) return [what, value, bar];
  return [what, value, `${bar.padEnd(8)} ${reached <= wanted ? "met" : "missed"}`];
}

function bytesOf(
  loads: readonly ColdLoad[],
  kind: LoggedRequest["kind"],
  untilMs: (load: ColdLoad) => number | undefined,
): (number | null)[] {
  return loads.map((load) => {
    const end = untilMs(load);
    if (end === undefined) return null;
    const parts = load.requests.filter((request) => request.kind === kind && request.endMs <= end);
    return parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  });
}

/** Milliseconds from the last byte of the App Check token to the frame with the first dish. */
function untilDishFromToken({ seen, requests }: ColdLoad): number | null {
  const token = requests.find(({ url }) => url.endsWith(":exchangeDebugToken"));
  return seen.dish === undefined || !token ? null : seen.dish - token.endMs;
}

/** All answers with their headers. */
function wireKiloBytes({ requests }: ColdLoad): number {
  return requests.reduce((sum, { wireBytes }) => sum + wireBytes, 0) / 1000;
}

const kB = (values: (number | null)[]) => `${median(values)?.toFixed(1) ?? "?"} kB`;

function byteRows({ loads, clicked, built }: Measures): Row[] {
  const untilDish = (load: ColdLoad) => load.seen.dish;
  const untilInteractive = (load: ColdLoad) => load.seen.interactive;
  const untilHydrated = (load: ColdLoad) => load.seen.hydrated;
  const always = () => Number.POSITIVE_INFINITY;
  return [
    ["HTML", kB(bytesOf(loads, "html", always)), "14 kB"],
    ["JS until the first dish", kB(bytesOf(loads, "js", untilDish)), "20 kB"],
    ["CSS until the first dish", kB(bytesOf(loads, "css", untilDish)), ""],
    ["JS until interactive", kB(bytesOf(clicked, "js", untilInteractive)), "40 kB"],
    ["JS until hydration", kB(bytesOf(loads, "js", untilHydrated)), ""],
    ["JS loaded without interaction", kB(bytesOf(loads, "js", always)), "140 kB"],
    ["CSS loaded without interaction", kB(bytesOf(loads, "css", always)), ""],
    ["Everything loaded without interaction", kB(loads.map(wireKiloBytes)), "250 kB"],
    ["JS of the Firestore chunk", kB([built.database / 1000]), "75 kB"],
    ["JS of the largest page on demand", kB([built.page / 1000]), "20 kB"],
    ["JS of all pages", kB([built.js / 1000]), ""],
    ["CSS of all pages", kB([built.css / 1000]), ""],
  ];
}

function timeRows({ loads, clicked, returns, empties }: Measures): Row[] {
  const base = median(empties.map((load) => load.firstPaint));
  const row = (what: string, values: (number | null)[], bar: string): Row => {
    const middle = median(values);
    const ratio = base && middle ? `, ${(middle / base).toFixed(1)} × empty page` : "";
    return [what, `${medianAndRange(values, "ms")}${ratio}`, bar];
  };
  const plain = (what: string, values: (number | null)[], bar: string, unit = "ms"): Row => [
    what,
    medianAndRange(values, unit),
    bar,
  ];
  const of = (value: (load: ColdLoad) => number | null | undefined) =>
    loads.map((load) => value(load) ?? null);
  return [
    plain(
      "First paint of an empty page",
      empties.map((load) => load.firstPaint),
      "",
    ),
    row(
      "First paint",
      of((load) => load.firstPaint),
      "",
    ),
    row(
      "Largest paint",
      of((load) => load.largestPaint),
      "",
    ),
    row(
      "First dish visible",
      of((load) => load.seen.dish),
      "850 ms",
    ),
    plain("First dish after the App Check token", of(untilDishFromToken), "100 ms"),
    row(
      "First dish, returning guest",
      returns.map(({ seen }) => seen.dish ?? null),
      "600 ms",
    ),
    row(
      "Click on add accepted",
      clicked.map((load) => load.seen.interactive ?? null),
      "900 ms",
    ),
    plain(
      "Delay of adding a dish",
      of((load) => load.seen.addDelay),
      "60 ms",
    ),
    plain(
      "Delay of opening the cart",
      of((load) => load.seen.sheetDelay),
      "90 ms",
    ),
    plain(
      "From the cart to the checkout",
      of((load) => load.seen.checkoutDelay),
      "200 ms",
    ),
    plain(
      "Back to the menu",
      of((load) => load.seen.backDelay),
      "200 ms",
    ),
    plain(
      "Blocking time",
      of((load) => load.blocking),
      "100 ms",
    ),
    plain(
      "Blocking time before the first paint",
      of((load) => load.blockingBeforePaint),
      "",
    ),
    plain(
      "Layout shift",
      of((load) => load.shift),
      "0",
      "",
    ),
  ];
}

/** Medians with their range beside the limits. */
export function benchTable(measures: Measures): string {
  const rows: Row[] = [
    ["Brotli, 1.6 Mbit/s, 150 ms, CPU 4x", "median (range)", "bar"],
    ...[
      ...byteRows(measures),
      ...timeRows(measures),
      ...interactionRows(measures.interactions),
    ].map(compareToBar),
  ];
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  return rows
    .map(([what, value, bar]) =>
      `${what.padEnd(width(0))}  ${value.padEnd(width(1))}  ${bar}`.trimEnd(),
    )
    .join("\n");
}
