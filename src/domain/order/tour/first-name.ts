/** The first of an account's names, which is all that guests see of a rider; empty without a name. */
export function firstName(displayName: unknown): string {
  if (typeof displayName !== "string") return "";
  return displayName.trim().split(/\s+/)[0]?.slice(0, 40) ?? "";
}
