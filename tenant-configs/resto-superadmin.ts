import type { SuperTenant } from "@/domain/tenant/restaurant.schema";

/** The admin site; it has no restaurant of its own (spec section 3). */
export const tenant: SuperTenant = {
  key: "resto-superadmin",
  url: "https://superadmin.resto.example",
  super: true,
};
