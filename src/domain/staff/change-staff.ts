import type { StaffRole } from "./staff-requests.schema";

/** What a person may do: the document of the collection `staff` (contract section 2). */
export interface Grants {
  readonly resto_keys: readonly string[];
  readonly role: StaffRole;
  readonly super: boolean;
}

/** A change of somebody's grants, and which restaurants it concerns. */
export interface StaffChange {
  readonly action: "staff.granted" | "staff.changed" | "staff.revoked";
  /** Null where nothing is left. */
  readonly grants: Grants | null;
  /** Restaurants whose team changes; empty where only the role of a super-administrator does. */
  readonly concerns: readonly string[];
}

/** Whether somebody's grants are still what the one who changes them has seen. */
export function isSameGrants(
  before: Grants | null,
  seen: Pick<Grants, "resto_keys" | "role">,
): boolean {
  const keysOf = ({ resto_keys }: typeof seen) => [...new Set(resto_keys)].toSorted().join(" ");
  return before !== null && before.role === seen.role && keysOf(before) === keysOf(seen);
}

/**
 * What removing the grants of an account that does not exist any more changes; null where there
 * are none. The super flag goes, too: nobody is left who could be locked out.
 */
export function removeGrants(before: Grants | null): StaffChange | null {
  if (before === null) return null;
  const concerns = [...new Set(before.resto_keys)].toSorted();
  return { action: "staff.revoked", grants: null, concerns };
}

/**
 * What granting these restaurants in this role changes; null where everything is so already. An
 * empty list revokes. The super flag is neither given nor taken away: a super-administrator
 * without restaurants stays one.
 */
export function changeStaff(
  before: Grants | null,
  wanted: Pick<Grants, "resto_keys" | "role">,
): StaffChange | null {
  const keys = [...new Set(wanted.resto_keys)].toSorted();
  const isSuper = before?.super ?? false;
  const grants =
    keys.length > 0 || isSuper ? { resto_keys: keys, role: wanted.role, super: isSuper } : null;
  const earlier = before?.resto_keys ?? [];
  const otherRole = before !== null && grants !== null && before.role !== grants.role;
  const all = [...new Set([...earlier, ...keys])].toSorted();
  const concerns = all.filter((key) => otherRole || earlier.includes(key) !== keys.includes(key));
  if (before === null && grants === null) return null;
  if (before !== null && grants !== null && concerns.length === 0 && !otherRole) return null;
  if (grants === null) return { action: "staff.revoked", grants, concerns: all };
  return { action: before === null ? "staff.granted" : "staff.changed", grants, concerns };
}
