/** Makes a dish's name wrap after a dash, never before it. */
export function noBreakBeforeDash(name: string): string {
  return name.replaceAll(" – ", "\u00a0– ");
}
