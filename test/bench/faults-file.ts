import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { repoRoot } from "@/hosting/lib/repo-root";
import type { Figure } from "@/test/faults/figures";
import { FAULT_ROWS } from "@/test/faults/rows";
import { faultsPage } from "./faults-table";

export const FAULTS_PAGE = join(repoRoot, "docs/faults.md");

/**
 * Writes `docs/faults.md` with some figures.
 * @param keeps whether a line of the earlier page keeps its figures
 * @returns the text
 */
export function writeFaultsPage(
  figures: readonly Figure[],
  keeps: (line: string) => boolean = () => true,
): string {
  const [cpu] = cpus();
  const page = faultsPage(FAULT_ROWS, {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores (${cpu?.model ?? "unknown"}), Node.js ${process.versions.node}, load ${loadavg()[0]?.toFixed(0)}`,
    figures,
    mutantsPage: readFileSync(join(repoRoot, "docs/mutants.md"), "utf8"),
    earlier: readFileSync(FAULTS_PAGE, "utf8").split("\n").filter(keeps).join("\n"),
  });
  writeFileSync(FAULTS_PAGE, page);
  return page;
}
