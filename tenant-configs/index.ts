import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { asiaSushi } from "./asia-sushi";
import { leVie } from "./le-vie";
import { myAsiaWok } from "./my-asia-wok";
import { pho3Augsburg } from "./pho3-augsburg";
import { pho3Peiting } from "./pho3-peiting";
import { pho3Schwabmuenchen } from "./pho3-schwabmuenchen";
import { restoBobingen } from "./resto-bobingen";
import { restoExample } from "./resto-example";
import { restoSuperadmin } from "./resto-superadmin";
import { yumiSushiWok } from "./yumi-sushi-wok";

/** Every tenant by its key (contract section 1); one bundle ships all of them. */
export const tenants: Record<string, Tenant> = {
  "asia-sushi": asiaSushi,
  "resto-example": restoExample,
  "le-vie": leVie,
  "my-asia-wok": myAsiaWok,
  "pho3-augsburg": pho3Augsburg,
  "pho3-peiting": pho3Peiting,
  "pho3-schwabmuenchen": pho3Schwabmuenchen,
  "resto-bobingen": restoBobingen,
  "yumi-sushi-wok": yumiSushiWok,
  "resto-superadmin": restoSuperadmin,
};
