import type { StaffGrants } from "@/firebase/repos/staff-repo";

/** Managers and super-administrators may edit menus and restaurants and read reports. */
export function canManage(grants: StaffGrants): boolean {
  return grants.super || grants.role === "manager";
}
