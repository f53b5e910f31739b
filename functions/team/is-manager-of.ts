import type { Staff } from "./grants-store";

/**
 * Whether somebody may change the menu and the record of a restaurant: its managers and
 * super-administrators (contract section 3).
 */
export function isManagerOf(staff: Staff | null, key: string): boolean {
  if (!staff) return false;
  return staff.super || (staff.role === "manager" && staff.resto_keys.includes(key));
}
