import type { SuperTenant } from "@/domain/tenant/restaurant.schema";

/** The admin site. It is not a restaurant. */
export const tenant: SuperTenant = {
  key: "resto-superadmin",
  url: "https://superadmin.resto.example",
  super: true,
};
