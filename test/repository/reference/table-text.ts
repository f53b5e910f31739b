/** A Markdown table. Cells hold Markdown; `|` in them must be escaped. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return lines.map((line) => line.replaceAll(/ +\|/g, " |")).join("\n");
}
