import type { Place } from "@/domain/delivery/place.schema";
import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Choices } from "@/domain/menu/options/choices.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** A dish with choices and a quantity. */
export interface ReferenceLine {
  readonly item: MenuItem;
  readonly choices: Choices;
  readonly qty: number;
}

/** Amounts of an order in cents. */
export interface ReferencePrice {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly fee: bigint;
  readonly deposit: bigint;
  readonly total: bigint;
  readonly minimum: bigint;
}

const EARTH_KM = 6371;

/**
 * An independent implementation of docs/rules.md#money and #fees in integer arithmetic.
 * @param town delivery address; null for pickup
 * @returns null if the town is out of reach
 */
export function referencePrice(
  lines: readonly ReferenceLine[],
  restaurant: Restaurant,
  town: Place | null,
): ReferencePrice | null {
  let subtotal = 0n;
  let deposit = 0n;
  for (const { item, choices, qty } of lines) {
    subtotal += BigInt(qty) * unit(item, choices);
    deposit += BigInt(qty) * BigInt(item.deposit_cents ?? 0);
  }
  const discount = town
    ? 0n
    : (subtotal * hundredths(restaurant.pick_up_discount) + 5000n) / 10000n;
  const fee = town ? feeTo(restaurant, town) : 0n;
  if (fee === null) return null;
  const minimum = town ? minimumFor(restaurant, town) : 0n;
  return { subtotal, discount, fee, deposit, total: subtotal - discount + fee + deposit, minimum };
}

function unit(item: MenuItem, choices: Choices): bigint {
  let price = hundredths(item.preis);
  for (const [id, setting] of Object.entries(item.settings)) {
    if (!setting.costs) continue;
    const chosen = [choices[id] ?? []].flat();
    for (const option of setting.options) {
      if (chosen.includes(option.value)) price += hundredths(option.preis);
    }
  }
  return price;
}

/** Hundredths of a number with at most two decimals. */
function hundredths(amount: number): bigint {
  const [whole = "0", decimals = ""] = String(amount).split(".");
  if (decimals.length > 2) throw new Error(`${amount} has more than two decimals`);
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, "0"));
}

function feeTo(restaurant: Restaurant, town: Place): bigint | null {
  const km = kilometres(restaurant.location, town.location);
  const limits = Object.keys(restaurant.cost_by_distance).map(Number);
  const limit = Math.min(...limits.filter((each) => km <= each));
  const farthest = restaurant.max_delivery_location_in_km;
  if (limit === Infinity || (farthest !== null && km > farthest)) return null;
  return hundredths(restaurant.cost_by_distance[String(limit)] ?? Number.NaN);
}

/** An area without a postal code matches by its label, which may be part of the town's name. */
function minimumFor(restaurant: Restaurant, town: Place): bigint {
  const areas = restaurant.min_delivery_amount_by_zip;
  const zone = areas.filter(({ zip, label }) =>
    zip ? zip === town.zip : isPart(label, town.name),
  );
  const equal = zone.filter(({ label }) => label === town.name);
  const named = equal.length > 0 ? equal : zone.filter(({ label }) => isPart(label, town.name));
  const amounts = (named.length > 0 ? named : zone).map((each) => each.min_delivery_amount);
  return hundredths(amounts.length > 0 ? Math.max(...amounts) : restaurant.min_delivery_amount);
}

function isPart(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** By the law of cosines, unlike the product. */
function kilometres(from: Point, to: Point): number {
  const [fromLat, toLat, lng] = [from.lat, to.lat, to.lng - from.lng].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const cosine =
    Math.sin(fromLat) * Math.sin(toLat) + Math.cos(fromLat) * Math.cos(toLat) * Math.cos(lng);
  return EARTH_KM * Math.acos(Math.min(1, cosine));
}
