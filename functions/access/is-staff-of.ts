import type { Grants } from "@/domain/staff/grants.schema";

/** Whether an account is staff of a restaurant, which riders are not; a super-administrator is staff of all. */
export function isStaffOf(staff: Grants | null, key: string): boolean {
  return staff !== null && isStaff(staff) && isOnTeamOf(staff, key);
}

/** Whether an account is staff of some restaurant or of all. */
export function isStaff({ super: isSuper, role }: Grants): boolean {
  return isSuper || role !== "rider";
}

/** Whether an account has any role at a restaurant. */
export function isOnTeamOf({ super: isSuper, resto_keys }: Grants, key: string): boolean {
  return isSuper || resto_keys.includes(key);
}
