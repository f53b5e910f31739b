import type { Grants } from "@/domain/staff/grants.schema";
import type { StaffRole } from "@/domain/staff/staff-requests.schema";

/** Roles that make an account staff, as in `isStaffOf` of `firestore.rules`. */
const STAFF_ROLES: readonly StaffRole[] = ["staff", "manager"];

/** Whether an account is staff of a restaurant, which riders are not; a super-administrator is staff of all. */
export function isStaffOf(staff: Grants | null, key: string): boolean {
  return staff !== null && isStaff(staff) && isOnTeamOf(staff, key);
}

/** Whether an account is staff of some restaurant or of all. */
export function isStaff({ super: isSuper, role }: Grants): boolean {
  return isSuper || STAFF_ROLES.includes(role);
}

/** Whether an account has any role at a restaurant. */
export function isOnTeamOf({ super: isSuper, resto_keys }: Grants, key: string): boolean {
  return isSuper || resto_keys.includes(key);
}
