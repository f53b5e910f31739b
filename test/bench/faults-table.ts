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
}

/** `docs/faults.md`: every row with its figures, or "not measured". */
export function faultsPage(
  rows: readonly FaultRow[],
  { date, machine, figures, mutantsPage }: FaultsRun,
): string {
  const lines = rows.map(({ row, fault, bar, before }) => {
    const own = figures.filter((figure) => figure.row === row);
    const measured = own.map(({ name, value }) => `${name}: **${value}**`).join("<br>");
    const earlier = before ? `<br>before: ${before}` : "";
    const files = [...new Set(own.map(({ file }) => file))];
    const links = files.map((file) => `[${shortName(file)}](../${file})`).join("<br>");
    return `| ${row} | ${fault} | ${measured || "not measured"}${earlier} | ${bar} | ${links} |`;
  });
  return `# Faults and figures

Faults that happen to orders in practice, the measured results, and the required ones. Faults found by an attack also show the result before they were prevented.

Written by \`npm run bench:faults\` on ${date}: ${machine}. \`npm test\` runs the same tests, some of them with fewer repetitions. The tests count or time every figure; a constant does not compile.

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
