/** Paths of the admin site (docs/rules.md#pages). */
export const adminRoutes = {
  overview: "/",
  board: "/order",
  reservations: "/order/reservations",
  restaurant: (key: string) => `/system/restaurants/${key}`,
  menu: (key: string) => `/system/menus/${key}`,
  staff: "/system/staff",
  reports: "/system/reports",
  guests: "/system/guests",
  audit: "/system/audit",
  account: "/system/account",
} as const;
