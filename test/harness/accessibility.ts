import axe from "axe-core";
import type { Page } from "playwright-core";

/** Which part of axe's work is wanted. */
export interface AccessibilityScope {
  /** Selector of the only part of the page that is looked at. */
  readonly within?: string | undefined;
  /** The only rules that are tried, by axe's names. */
  readonly rules?: readonly string[] | undefined;
}

/** Violations axe finds on the page as it is, one line each. */
export async function accessibilityProblems(
  page: Page,
  { within, rules }: AccessibilityScope = {},
): Promise<string[]> {
  // Evaluated through the DevTools protocol: a script element would need a looser policy.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const context = JSON.stringify(within ?? "html");
  const options = JSON.stringify({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${context}, ${options})`);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  );
}
