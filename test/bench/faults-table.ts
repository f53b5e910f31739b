import type { FaultRow } from "@/test/faults/fault-row";
import type { Figure } from "@/test/faults/figures";

/** Place and time of the measurement. */
export interface FaultsRun {
  /** Day of the run, `YYYY-MM-DD`. */
  readonly date: string;
  readonly machine: string;
  readonly figures: readonly Figure[];
  /** Text of `docs/mutants.md`, whose table of the rooms is shown. */
  readonly mutantsPage: string;
  /** The page as it was, of which figures that were not measured again stay; empty for none. */
  readonly earlier: string;
}

/** `docs/faults.md`: every row with its figures, or "not measured". */
export function faultsPage(
  rows: readonly FaultRow[],
  { date, machine, figures, mutantsPage, earlier }: FaultsRun,
): string {
  const lines = rows.map(({ row, fault, bar, before }) => {
    const { values, files } = measuredRow(row, figures, earlier);
    const measured = [...values].map(([name, value]) => `${name}: **${value}**`).join("<br>");
    const unprevented = before ? `<br>before: ${before}` : "";
    const links = files.map((file) => `[${shortName(file)}](../${file})`).join("<br>");
    return `| ${row} | ${fault} | ${measured || "not measured"}${unprevented} | ${bar} | ${links} |`;
  });
  return `# Faults and figures

Faults that happen to orders in practice, the measured results, and the required ones. Faults found by an attack also show the result before they were prevented.

Written by \`npm run bench:faults\` on ${date}: ${machine}. A run of some tests keeps the figures of the others. \`npm test\` runs the same tests, some of them with fewer repetitions. The tests count or time every figure; a constant does not compile.

| # | Fault | Measured | Required | Test |
|---|---|---|---|---|
${lines.join("\n")}

## Small defects

What the tests notice of small changes of the code, from [Changes that tests notice](mutants.md):

${mutantsPage
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .join("\n")}
`;
}

const shortName = (file: string) =>
  file.slice(file.lastIndexOf("/") + 1).replace(/\.test\.tsx?$/, "");

interface MeasuredRow {
  /** Figures by name. */
  readonly values: ReadonlyMap<string, string>;
  /** The test files that measured them. */
  readonly files: readonly string[];
}

/** The figures of a row, with those of the earlier page unless all its tests ran again. */
function measuredRow(row: number, figures: readonly Figure[], page: string): MeasuredRow {
  const own = figures.filter((figure) => figure.row === row);
  const files = own.map(({ file }) => file);
  const values = own.map(({ name, value }) => [name, value] as const);
  const earlier = earlierRow(row, page);
  const isKept = earlier.files.some((file) => !files.includes(file));
  const kept = isKept ? [...earlier.values] : [];
  return {
    values: new Map([...kept, ...values]),
    files: [...new Set([...(isKept ? earlier.files : []), ...files])],
  };
}

function earlierRow(row: number, page: string): MeasuredRow {
  const line = page.split("\n").find((each) => each.startsWith(`| ${row} |`)) ?? "";
  const figures = [...line.matchAll(/([^|>]+): \*\*([^*]+)\*\*/g)];
  const links = [...line.matchAll(/\]\(\.\.\/([^)]+)\)/g)];
  return {
    values: new Map(figures.map(([, name = "", value = ""]) => [name.trim(), value])),
    files: links.map(([, file = ""]) => file),
  };
}
