import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { addItem } from "@/domain/cart/cart";
import type { Cart } from "@/domain/cart/cart.schema";
import { makeCartItem } from "@/domain/cart/cart-item";
import { cartLines } from "@/domain/cart/cart-lines";
import { cartTotal } from "@/domain/cart/cart-total";
import { requestLines } from "@/domain/cart/request-lines";
import { type MenuCategory, type MenuItem, menuSchema } from "@/domain/menu/menu.schema";
import type { Choices } from "@/domain/menu/options/choices.schema";
import { placeOrder } from "@/domain/order/placing/place-order";
import { type OrderContext, quoteOrder } from "@/domain/order/pricing/quote-order";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { toInstant } from "@/domain/time/berlin-time";
import { decodeFields, encodeFields } from "@/hosting/firebase/firestore-value";
import { tenants } from "@/tenant-configs/index";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { places } from "@/tenant-configs/places";
import { recordFigure, recordRefuted } from "@/test/faults/figures";
import { SEED } from "@/test/harness/seeded-random";
import { type ReferenceLine, referencePrice } from "./reference-price";

// @any-time-zone
const CARTS = 10_000;
const NOW = toInstant("2027-03-03", 18 * 60);

interface BundledRestaurant {
  /** The bundled restaurant and menu. */
  readonly browser: OrderContext;
  /** The same after storing and parsing. */
  readonly server: OrderContext;
}

const EVENING: [string, string][] = [["17:00", "23:00"]];

/** All bundled restaurants, set to be open and to deliver: only prices are compared. */
const restaurants = Object.values(tenants)
  .filter((each): each is Restaurant => !isSuperTenant(each))
  .map((restaurant) => ({
    ...restaurant,
    delivery: true,
    delivary_end_min: 0,
    hours: { 0: null, 1: null, 2: null, 3: EVENING, 4: null, 5: null, 6: null },
  }));
const towns = places.filter(({ zip }) => places.filter((each) => each.zip === zip).length === 1);
const bundled: BundledRestaurant[] = [];

function stored(data: object): unknown {
  return decodeFields(encodeFields(data));
}

beforeAll(async () => {
  for (const restaurant of restaurants) {
    const { categories, ...bundledMenu } = await loadBundledMenu(restaurant.key);
    // Prices do not depend on the hours in which a category is served.
    const menu = { ...bundledMenu, categories: categories.map(withoutHours) };
    const shared = { availability: DEFAULT_AVAILABILITY, places };
    bundled.push({
      browser: { ...shared, restaurant, menu },
      server: {
        ...shared,
        restaurant: parseRestaurantOrThrow(stored(toStoredRestaurant(restaurant))),
        menu: menuSchema.parse(stored(menu)),
      },
    });
  }
});

function withoutHours(category: MenuCategory): MenuCategory {
  const { served: _hours, ...rest } = category;
  return rest;
}

/** Draws a whole number >= 0 and < `below`. */
type Draw = (below: number) => number;

function drawChoices({ settings }: MenuItem, draw: Draw): Choices {
  const chosen: [string, string | string[]][] = [];
  for (const [id, { type, required, min = 0, max, options }] of Object.entries(settings)) {
    const values = options.map(({ value }) => value);
    if (type === "radio") {
      const value = values[draw(required ? values.length : values.length + 1)];
      if (value !== undefined) chosen.push([id, value]);
      continue;
    }
    const fewest = Math.max(min, required ? 1 : 0);
    const most = Math.min(max ?? values.length, values.length);
    const count = fewest + draw(most - fewest + 1);
    const picked = Array.from({ length: count }, () => values.splice(draw(values.length), 1));
    if (count > 0) chosen.push([id, picked.flat()]);
  }
  return Object.fromEntries(chosen);
}

function drawLines(items: readonly MenuItem[], draw: Draw): ReferenceLine[] {
  // No duplicate dishes, because a cart line has at most 50 portions.
  const dishes = new Set(Array.from({ length: 1 + draw(5) }, () => items[draw(items.length)]));
  return [...dishes]
    .filter((item) => item !== undefined)
    .map((item) => ({
      item,
      choices: drawChoices(item, draw),
      qty: 1 + draw(draw(10) === 0 ? 30 : 4),
    }));
}

function cartOf(lines: readonly ReferenceLine[]): Cart {
  return lines.reduce<Cart>((cart, { item, choices, qty }) => {
    const portion = makeCartItem(item, choices);
    return Array.from({ length: qty }).reduce<Cart>((filled) => addItem(filled, portion), cart);
  }, []);
}

/** The amounts of a quote that the reference has. */
function sums(quote: {
  subtotal_cents: number;
  discount_cents: number;
  delivery_fee_cents: number;
  deposit_cents: number;
  total_cents: number;
  minimum_cents: number;
}) {
  return {
    subtotal: BigInt(quote.subtotal_cents),
    discount: BigInt(quote.discount_cents),
    fee: BigInt(quote.delivery_fee_cents),
    deposit: BigInt(quote.deposit_cents),
    total: BigInt(quote.total_cents),
    minimum: BigInt(quote.minimum_cents),
  };
}

describe(`${CARTS} carts of nine restaurants`, () => {
  it("cost the same in the browser, on the server and by integer arithmetic", () => {
    const seen = { taken: 0, outOfArea: 0, belowMinimum: 0, restaurants: new Set<string>() };
    const run = fc.check(
      fc.property(fc.gen(), (generate) => {
        const draw: Draw = (below) => generate(fc.nat, { max: below - 1 });
        const { browser, server } = bundled[draw(bundled.length)] as BundledRestaurant;
        const town = draw(2) === 0 ? null : (towns[draw(towns.length)] ?? null);
        const dishes = browser.menu.items.filter(({ sold_out }) => !sold_out);
        const lines = drawLines(dishes, draw);
        const expected = referencePrice(lines, browser.restaurant, town);

        const cart = cartOf(lines);
        const request = {
          type: town ? ("delivery" as const) : ("pickup" as const),
          lines: requestLines(cartLines(cart)),
          ...(town && { zip: town.zip, city: town.name }),
        };
        const here = quoteOrder(request, browser, NOW);
        const there = quoteOrder(request, server, NOW);
        expect(there).toEqual(here);
        if (!here.ok || !there.ok) throw new Error("a cart of valid choices has a price");
        const { quote, refusal } = here.value;
        expect(cartTotal(cart)).toBe(quote.subtotal_cents);
        seen.restaurants.add(browser.restaurant.key);

        if (!expected) {
          seen.outOfArea += 1;
          expect(refusal?.reason).toBe("OUT_OF_AREA");
          return;
        }
        expect(sums(quote)).toEqual(expected);
        const parts = quote.vat_split.map(({ net_cents, vat_cents }) => net_cents + vat_cents);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Number(expected.total));

        const order = placeOrder(
          {
            ...request,
            order_id: "00000000-0000-4000-8000-000000000000",
            resto_key: server.restaurant.key,
            expected_total_cents: Number(expected.total),
            contact: { name: "Toni Test", phone: "089 99998-050" },
            ...(town && { address: { street: "Musterweg 1", zip: town.zip, city: town.name } }),
            payment: "cash",
          },
          server,
          { now: NOW, uid: "u", code: "AB12", request_hash: "" },
        );
        if (order.ok) {
          seen.taken += 1;
          expect(BigInt(order.value.total_cents)).toBe(expected.total);
        } else {
          expect(order.error.reason).not.toBe("PRICE_CHANGED");
          if (order.error.reason !== "BELOW_MINIMUM") return;
          seen.belowMinimum += 1;
          expect(expected.subtotal).toBeLessThan(expected.minimum);
        }
      }),
      { numRuns: CARTS, seed: SEED },
    );
    recordRefuted(5, "carts priced differently", run, import.meta.url);
    recordFigure(5, "of these placed as orders", seen.taken, import.meta.url);
    expect(seen.restaurants.size).toBe(restaurants.length);
    for (const count of [seen.taken, seen.outOfArea, seen.belowMinimum]) {
      expect(count).toBeGreaterThan(100);
    }
  }, 300_000);
});
