import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { tenant as asiaSushiTenant } from "./asia-sushi";
import { tenant as leVieTenant } from "./le-vie";
import { tenant as myAsiaWokTenant } from "./my-asia-wok";
import { tenant as pho3AugsburgTenant } from "./pho3-augsburg";
import { tenant as pho3PeitingTenant } from "./pho3-peiting";
import { tenant as pho3SchwabmuenchenTenant } from "./pho3-schwabmuenchen";
import { tenant as restoBobingenTenant } from "./resto-bobingen";
import { tenant as restoExampleTenant } from "./resto-example";
import { tenant as restoSuperadminTenant } from "./resto-superadmin";
import { tenant as yumiSushiWokTenant } from "./yumi-sushi-wok";

/** Every tenant by its key. */
export const tenants: Record<string, Tenant> = {
  "asia-sushi": asiaSushiTenant,
  "resto-example": restoExampleTenant,
  "le-vie": leVieTenant,
  "my-asia-wok": myAsiaWokTenant,
  "pho3-augsburg": pho3AugsburgTenant,
  "pho3-peiting": pho3PeitingTenant,
  "pho3-schwabmuenchen": pho3SchwabmuenchenTenant,
  "resto-bobingen": restoBobingenTenant,
  "yumi-sushi-wok": yumiSushiWokTenant,
  "resto-superadmin": restoSuperadminTenant,
};
