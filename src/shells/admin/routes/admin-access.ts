import type { Grants } from "@/domain/staff/grants.schema";

/** Managers and super-administrators may edit menus and restaurants and read reports. */
export function canManage(grants: Grants): boolean {
  return grants.super || grants.role === "manager";
}

/** Riders only bring orders to guests. */
export function isRider(grants: Grants): boolean {
  return !grants.super && grants.role === "rider";
}

/** Staff of a single restaurant work on its order board, which shows more than the overview would. */
export function hasOverview(grants: Grants): boolean {
  return canManage(grants) || grants.resto_keys.length !== 1;
}
