import type { Grants } from "@/domain/staff/grants.schema";

/** Whether an account may edit a restaurant and its menu: managers and super-administrators. */
export function isManagerOf(staff: Grants | null, key: string): boolean {
  if (!staff) return false;
  return staff.super || (staff.role === "manager" && staff.resto_keys.includes(key));
}
