import type { Figure } from "@/test/faults/figures";
import type { FaultRow } from "@/test/faults/rows";

/** Where and when the figures were measured. */
export interface FaultsRun {
  /** Day of the run, `YYYY-MM-DD`. */
  readonly date: string;
  readonly machine: string;
  readonly figures: readonly Figure[];
}

/** The page with every row and its figures; rows without a figure say so. */
export function faultsPage(
  rows: readonly FaultRow[],
  { date, machine, figures }: FaultsRun,
): string {
  const lines = rows.map(({ row, fault, bar }) => {
    const own = figures.filter((figure) => figure.row === row);
    const measured = own.map(({ name, value }) => `${name}: **${value}**`).join("<br>");
    const files = [...new Set(own.map(({ file }) => file))];
    const links = files.map((file) => `[${shortName(file)}](../${file})`).join("<br>");
    return `| ${row} | ${fault} | ${measured || "not measured"} | ${bar} | ${links} |`;
  });
  return `# Faults and figures

What goes wrong with ordering in real life, what was measured, and what it had to be. The rows are
groups A to E of the list of faults.

Written by \`npm run bench:faults\` on ${date}: ${machine}. The same tests run in \`npm test\`, some of them in smaller numbers.

| # | Fault | Measured | Must be | Test |
|---|---|---|---|---|
${lines.join("\n")}
`;
}

const shortName = (file: string) =>
  file.slice(file.lastIndexOf("/") + 1).replace(/\.test\.tsx?$/, "");
