import type { Staff } from "./grants-store";

/** Whether somebody works for a restaurant; super-administrators work for all of them. */
export function isStaffOf(staff: Staff | null, key: string): boolean {
  return staff !== null && (staff.super || staff.resto_keys.includes(key));
}
