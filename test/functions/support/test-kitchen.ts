import { randomUUID } from "node:crypto";
import { expect, inject } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { type Instant, toInstant } from "@/domain/shared/berlin-time";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { backendAdmin } from "@/hosting/local/backend-admin";
import { tenant as restoExample } from "@/tenant-configs/resto-example";
import { adminRemove, adminSet } from "@/test/harness/admin";
import { type CallAnswer, type CallCredentials, callFunction } from "@/test/harness/callables";
import { testMenu } from "./test-menu";

export const KITCHEN = "test-kitchen";

const daily: [string, string][] = [["11:00", "22:00"]];

/** Open every day from 11 to 22 o'clock, with the fees and minimums of the example restaurant. */
export const testKitchen: Restaurant = {
  ...restoExample,
  key: KITCHEN,
  opened_on_holiday: true,
  hours: { 0: daily, 1: daily, 2: daily, 3: daily, 4: daily, 5: daily, 6: daily },
  order_policy: {
    pickup_lead_minutes: 15,
    delivery_lead_minutes: 40,
    days_ahead: 7,
    orders_per_slot: null,
  },
};

/** A Wednesday like any other; tests set the server's clock to it. */
export const TODAY = "2027-03-03";

/** A second one, for what counts across restaurants. */
export const OTHER_KITCHEN = "other-kitchen";

/** Wipes the backend and opens the test kitchens alone on {@link TODAY} at 18:00. */
export async function openKitchen(changes: Partial<Restaurant> = {}): Promise<void> {
  const admin = backendAdmin(inject("backendPorts"));
  await admin.clear();
  const kitchens = [KITCHEN, OTHER_KITCHEN].flatMap((key) => [
    { path: `public/${key}`, data: toStoredRestaurant({ ...testKitchen, ...changes, key }) },
    { path: `menus/${key}`, data: testMenu },
    { path: `availability/${key}`, data: DEFAULT_AVAILABILITY },
  ]);
  await Promise.all([admin.write(kitchens), setClock(at("18:00"))]);
}

/** The instant of a wall-clock time in the restaurant's zone. */
export function at(time: string, date: string = TODAY): Instant {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return toInstant(date, hours * 60 + minutes);
}

/** Sets the server's clock, which goes on from there. */
export function setClock(instant: Instant): Promise<void> {
  return adminSet("limits/_clock", { offset_ms: instant - Date.now() });
}

/** Gives the server's clock its own time back. */
export function resetClock(): Promise<void> {
  return adminRemove("limits/_clock");
}

/** Four soups for pickup: 22.00 less 10 percent. */
export function pickupRequest(changes: Partial<PlaceOrderRequest> = {}): PlaceOrderRequest {
  return {
    order_id: randomUUID(),
    resto_key: KITCHEN,
    type: "pickup",
    lines: [{ item_id: "soup", qty: 4, choices: {} }],
    expected_total_cents: 1980,
    contact: { name: "Toni Test", phone: "089 99998-050" },
    payment: "cash",
    ...changes,
  };
}

/** Four soups to the restaurant's own town: 22.00 and one euro of fee. */
export function deliveryRequest(changes: Partial<PlaceOrderRequest> = {}): PlaceOrderRequest {
  return pickupRequest({
    type: "delivery",
    expected_total_cents: 2300,
    address: { street: "Musterweg 1", zip: "86343", city: "Königsbrunn" },
    ...changes,
  });
}

/** Places an order that must be taken. */
export async function placeOrder(
  request: PlaceOrderRequest,
  customer: CallCredentials,
): Promise<{ id: string; code: string; total_cents: number; status: string; replayed: boolean }> {
  const answer = await callFunction("placeOrder", request, customer);
  expect(answer.error).toBeUndefined();
  return answer.result as Awaited<ReturnType<typeof placeOrder>>;
}

/** What a refusal looks like on the wire: its code and the reason in its details. */
export function refused(status: string, reason: string, details: object = {}) {
  return expect.objectContaining({
    error: { status, message: reason, details: { reason, ...details } },
  });
}

/** The reason of a refused call; undefined for an answer and for a fault. */
export function reasonOf({ error }: CallAnswer): string | undefined {
  return error?.details?.reason;
}
