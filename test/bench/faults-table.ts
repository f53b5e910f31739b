import type { Figure } from "@/test/faults/figures";
import type { FaultRow } from "@/test/faults/rows";

/** Place and time of the measurement. */
export interface FaultsRun {
  /** Day of the run, `YYYY-MM-DD`. */
  readonly date: string;
  readonly machine: string;
  readonly figures: readonly Figure[];
}

/** `docs/faults.md`: every row with its figures, or "not measured". */
export function faultsPage(
  rows: readonly FaultRow[],
  { date, machine, figures }: FaultsRun,
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
`;
}

const shortName = (file: string) =>
  file.slice(file.lastIndexOf("/") + 1).replace(/\.test\.tsx?$/, "");
