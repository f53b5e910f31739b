import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repoRoot } from "@/hosting/lib/repo-root";
import { type Cost, sumOf } from "./cost";

export interface CostRow {
  readonly name: string;
  readonly cost: Cost;
}

const PAGE = join(repoRoot, "docs/operations.md");
const TABLE = /(<!-- cost of an order -->\n)[\s\S]*?(<!-- end of the cost of an order -->)/;

export function costTable(rows: readonly CostRow[]): string {
  const all = [...rows, { name: "**sum**", cost: sumOf(rows.map(({ cost }) => cost)) }];
  return [
    "| | reads | writes | calls |",
    "|---|---|---|---|",
    ...all.map(({ name, cost }) => `| ${name} | ${cost.reads} | ${cost.writes} | ${cost.calls} |`),
  ].join("\n");
}

/** Replaces the table in the documentation. */
export function writeCostTable(rows: readonly CostRow[]): void {
  const page = readFileSync(PAGE, "utf8");
  if (!TABLE.test(page)) throw new Error(`${PAGE} has no place for the cost of an order`);
  writeFileSync(PAGE, page.replace(TABLE, `$1\n${costTable(rows)}\n\n$2`));
}
