import type { Access } from "./grants.schema";

/** The account whose grants change. */
interface TeamTarget {
  /** Null for an address without an account. */
  readonly uid: string | null;
  /** Null without grants. */
  readonly before: Access | "unreadable" | null;
}

/**
 * Why a caller may not change the grants of an account; null if allowed. Super-administrators may
 * change all. Managers may grant and revoke the roles `staff` and `rider` in their own restaurants: never to
 * themselves, to managers or to super-administrators, and not to a colleague who also works for other
 * restaurants or whose grants cannot be read.
 * @returns NOT_FOUND if a manager revokes from an account without grants, so that the answer is the
 * same as for an address without an account
 */
export function teamRefusal(
  caller: { readonly uid: string; readonly grants: Access | null },
  { uid, before }: TeamTarget,
  requested: Pick<Access, "resto_keys" | "role">,
): "NOT_ALLOWED" | "NOT_FOUND" | null {
  const { grants } = caller;
  if (grants?.super) return null;
  if (grants?.role !== "manager" || requested.role === "manager" || uid === caller.uid) {
    return "NOT_ALLOWED";
  }
  const areOwn = (keys: readonly string[]) => keys.every((key) => grants.resto_keys.includes(key));
  if (!areOwn(requested.resto_keys)) return "NOT_ALLOWED";
  if (before === "unreadable") return "NOT_ALLOWED";
  if (before === null) return requested.resto_keys.length === 0 ? "NOT_FOUND" : null;
  return isTeamMember(before, grants) ? null : "NOT_ALLOWED";
}

/** Whether somebody may see a staff member or an invitation: some of the restaurants are theirs. */
export function isOfTeam(member: Access, viewer: Access): boolean {
  return viewer.super || member.resto_keys.some((key) => viewer.resto_keys.includes(key));
}

/** Whether an account is staff or rider of a manager's restaurants alone. */
export function isTeamMember(member: Access, manager: Access): boolean {
  return (
    !member.super &&
    member.role !== "manager" &&
    member.resto_keys.every((key) => manager.resto_keys.includes(key))
  );
}
