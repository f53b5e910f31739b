import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "./add-ons";
import { additionalAddOns } from "./additional-add-ons";

/** Fields shared by the three Pho3 branches. */
export const pho3Shared = {
  subtitle: {
    de: "Drei Brühen, drei Häuser, eine Familie",
    en: "Three broths, three houses, one family",
  },
  textColor: "#FFFFFF",
  banner: true,
  delivery: true,
  pick_up_discount: 10,
  reusable: "offered",
  reusable_deposit_cents: 500,
  owner: "Familie Tran-Seitz",
  email: "pho3@example.com",
  add_ons: { ...addOns, ...additionalAddOns },
} satisfies Partial<Restaurant>;
