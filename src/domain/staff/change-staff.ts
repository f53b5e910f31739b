import type { Access } from "./grants.schema";

/** A change of a staff member's grants. */
export interface StaffChange {
  readonly action: "staff.granted" | "staff.changed" | "staff.revoked";
  /** Null if no grants are left. */
  readonly grants: Access | null;
  /** Restaurants whose team changes; empty if only the role of a super-administrator changes. */
  readonly concerns: readonly string[];
}

/** Whether the grants are still those the caller has seen. */
export function isSameGrants(
  before: Access | null,
  seen: Pick<Access, "resto_keys" | "role">,
): boolean {
  const keysOf = ({ resto_keys }: typeof seen) => [...new Set(resto_keys)].toSorted().join(" ");
  return before !== null && before.role === seen.role && keysOf(before) === keysOf(seen);
}

/**
 * Removes the grants of a deleted account, including the super flag.
 * @returns null if there are no grants
 */
export function removeGrants(before: Access | null): StaffChange | null {
  if (before === null) return null;
  const concerns = [...new Set(before.resto_keys)].toSorted();
  return { action: "staff.revoked", grants: null, concerns };
}

/**
 * Grants restaurants in a role; an empty list revokes. The super flag never changes: a
 * super-administrator without restaurants stays one.
 * @returns null if nothing changes
 */
export function changeStaff(
  before: Access | null,
  requested: Pick<Access, "resto_keys" | "role">,
): StaffChange | null {
  const keys = [...new Set(requested.resto_keys)].toSorted();
  const isSuper = before?.super ?? false;
  const grants =
    keys.length > 0 || isSuper ? { resto_keys: keys, role: requested.role, super: isSuper } : null;
  const earlier = before?.resto_keys ?? [];
  const otherRole = before !== null && grants !== null && before.role !== grants.role;
  const all = [...new Set([...earlier, ...keys])].toSorted();
  const concerns = all.filter((key) => otherRole || earlier.includes(key) !== keys.includes(key));
  if (before === null && grants === null) return null;
  if (before !== null && grants !== null && concerns.length === 0 && !otherRole) return null;
  if (grants === null) return { action: "staff.revoked", grants, concerns: all };
  return { action: before === null ? "staff.granted" : "staff.changed", grants, concerns };
}
