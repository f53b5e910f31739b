/** A dish's name that wraps after its dash, never before it. */
export function noBreakBeforeDash(name: string): string {
  return name.replaceAll(" – ", "\u00a0– ");
}
