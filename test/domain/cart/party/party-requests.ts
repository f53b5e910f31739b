import fc from "fast-check";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { cartSum } from "@/domain/cart/cart-sum";
import type { PartyContext, PartyRequest } from "@/domain/cart/party/party";
import { EMPTY_PASSPORT, PASSPORT_DIETS } from "@/domain/menu/passport/passport.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toInstant } from "@/domain/time/berlin-time";
import { tenants } from "@/tenant-configs/index";
import { loadBundledMenu } from "@/tenant-configs/load-menu";

const NOW = toInstant("2027-03-03", 18 * 60);
/** A context of each bundled restaurant, for pickup. */
export async function loadContexts(): Promise<PartyContext[]> {
  const all: PartyContext[] = [];
  const restaurants = Object.values(tenants).filter(
    (each): each is Restaurant => !isSuperTenant(each),
  );
  for (const restaurant of restaurants) {
    all.push({
      menu: await loadBundledMenu(restaurant.key),
      addOns: restaurant.add_ons,
      availability: DEFAULT_AVAILABILITY,
      now: NOW,
      bestSellers: [],
      minimum_cents: 0,
      totalOf: (amounts) =>
        cartSum(restaurant, amounts, "pickup", { status: "unknown" }).total_cents ?? 0,
    });
  }
  return all;
}

const groups = fc
  .record({
    anything: fc.integer({ min: 0, max: 12 }),
    diets: fc.array(
      fc.record({
        diets: fc.subarray([...PASSPORT_DIETS], { maxLength: 2 }),
        avoid: fc.subarray(["gluten", "peanuts", "milk"] as const, { maxLength: 1 }),
        people: fc.integer({ min: 0, max: 6 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ anything, diets }) => [
    { id: "anything", passport: null, people: anything },
    ...diets.map(({ people, ...wanted }, at) => ({
      id: `diet-${at}`,
      passport: { ...EMPTY_PASSPORT, ...wanted, avoid: [...wanted.avoid] },
      people,
    })),
  ]);

/** Parties of all sizes and diets, with any budget. */
export const requests: fc.Arbitrary<PartyRequest> = fc.record({
  groups,
  budget_cents: fc.option(fc.integer({ min: 0, max: 60_000 })),
  extras: fc.subarray(["starter", "dessert", "drink"] as const),
});

/** Some dishes are sold out, some are counted. */
export const kitchens = fc.record({
  at: fc.nat(9),
  soldOut: fc.array(fc.nat(140), { maxLength: 40 }),
  counted: fc.array(fc.tuple(fc.nat(140), fc.integer({ min: 0, max: 3 })), { maxLength: 40 }),
  bestSellers: fc.array(fc.nat(140), { maxLength: 5 }),
  minimum_cents: fc.constantFrom(0, 1500, 4000),
});

/** A bundled restaurant with the kitchen's troubles. */
export function inKitchen(
  context: PartyContext,
  kitchen: typeof kitchens extends fc.Arbitrary<infer K> ? K : never,
): PartyContext {
  const idAt = (at: number) => context.menu.items[at % context.menu.items.length]?.id ?? "";
  return {
    ...context,
    availability: {
      ...context.availability,
      sold_out: Object.fromEntries(kitchen.soldOut.map((at) => [idAt(at), NOW + 1])),
      stock: Object.fromEntries(kitchen.counted.map(([at, left]) => [idAt(at), left])),
    },
    bestSellers: kitchen.bestSellers.map(idAt),
    minimum_cents: kitchen.minimum_cents,
  };
}
