import axe from "axe-core";
import type { Page } from "playwright-core";

export interface AccessibilityScope {
  /** Selector of the part to check; the whole page by default. */
  readonly within?: string | undefined;
  /** Ids of the axe rules to run; all by default. */
  readonly rules?: readonly string[] | undefined;
}

/** Violations that axe finds on the page as shown, one line each. */
export async function accessibilityProblems(
  page: Page,
  { within, rules }: AccessibilityScope = {},
): Promise<string[]> {
  // The content security policy forbids adding a script element.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const context = JSON.stringify(within ?? "html");
  const options = JSON.stringify({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${context}, ${options})`);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  );
}
