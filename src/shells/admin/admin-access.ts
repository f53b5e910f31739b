import type { StaffGrants } from "@/firebase/repos/staff-repo";

/** Whether a person may change menus and records of their restaurants (contract section 3). */
export function mayManage(grants: StaffGrants): boolean {
  return grants.super || grants.role === "manager";
}
