import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repoRoot } from "../lib/repo-root";

/** Path of the runbook in the repository. */
const RUNBOOK = "docs/operations.md";

/** Limit of the Monitoring API, bytes. */
const MAX_BYTES = 8 * 1024;

/**
 * The section of docs/operations.md that explains an alert, for the text of its notification.
 * @throws if there is no section with this title
 */
export function runbookSection(title: string): string {
  const text = readFileSync(join(repoRoot, RUNBOOK), "utf8");
  const heading = `\n### ${title}\n`;
  const start = text.indexOf(heading);
  if (start === -1) throw new Error(`${RUNBOOK} has no section "### ${title}"`);
  const [section = ""] = text.slice(start + heading.length).split(/\n(?=#{2,3} )/);
  const link = `${RUNBOOK}#${runbookAnchor(title)}`;
  const content = `${section.trim()}\n\nRunbook: ${link}`;
  if (Buffer.byteLength(content) > MAX_BYTES) throw new Error(`${link} is longer than 8 kB`);
  return content;
}

/** Anchor of a section on the repository's pages. */
export function runbookAnchor(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}
