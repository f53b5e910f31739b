import { INVITATION_PATH } from "@/domain/staff/invitation-link";

/** Paths of the admin site (docs/rules.md#pages). */
export const adminRoutes = {
  overview: "/",
  board: "/order",
  reservations: "/order/reservations",
  tour: "/order/tour",
  telephone: "/order/telephone",
  /** Null asks for the restaurant. */
  restaurant: (key: string | null) => `/system/restaurants/${key ?? ""}`,
  menu: (key: string | null) => `/system/menus/${key ?? ""}`,
  staff: "/system/staff",
  payments: "/system/payments",
  reports: "/system/reports",
  guests: "/system/guests",
  audit: "/system/audit",
  health: "/system/health",
  account: "/system/account",
  invitation: INVITATION_PATH,
} as const;
