import type { Grants } from "@/domain/staff/grants.schema";

/** Whether an account is staff of a restaurant; a super-administrator is staff of all. */
export function isStaffOf(staff: Grants | null, key: string): boolean {
  return staff !== null && (staff.super || staff.resto_keys.includes(key));
}
