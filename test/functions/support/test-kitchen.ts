import { randomUUID } from "node:crypto";
import { expect, inject } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import type { Payment } from "@/domain/tenant/payment-methods.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { type Instant, toInstant } from "@/domain/time/berlin-time";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { tenant as restoExample } from "@/tenant-configs/resto-example";
import { adminPatch, adminRemove, adminSet } from "@/test/harness/admin";
import { type CallAnswer, type CallCredentials, callFunction } from "@/test/harness/callables";
import { newPhone } from "@/test/harness/new-phone";
import { testMenu } from "./test-menu";

export const KITCHEN = "test-kitchen";

export const CONTACT = { name: "Toni Test", phone: "089 99998-050" };

export const CONTACT_WITH_EMAIL = { ...CONTACT, email: "toni@example.com" };

/** {@link CONTACT} with a phone number of its own. */
export function newContact(): typeof CONTACT {
  return { ...CONTACT, phone: newPhone() };
}

const daily: [string, string][] = [["11:00", "22:00"]];

/** Open every day from 11:00 to 22:00, with fees and minimums of the example restaurant. */
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

/** A Wednesday; {@link openKitchen} sets the server's clock to it. */
export const TODAY = "2027-03-03";

/** A second restaurant. */
export const OTHER_KITCHEN = "other-kitchen";

/** Empties the backend, stores both test kitchens, and sets the clock to 18:00. */
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

/** Limits the slots of the test kitchen, whose orders are counted in them from then on. */
export function limitSlots(orders_per_slot = 50): Promise<void> {
  const order_policy = { ...testKitchen.order_policy, orders_per_slot };
  return adminPatch(`public/${KITCHEN}`, { order_policy });
}

/** Instant of a wall-clock time in Europe/Berlin, `HH:MM` or `HH:MM:SS`. */
export function at(time: string, date: string = TODAY): Instant {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return toInstant(date, hours * 60 + minutes) + seconds * 1000;
}

/** Sets the server's clock, which continues from there. */
export function setClock(instant: Instant): Promise<void> {
  return adminSet("limits/_clock", { offset_ms: instant - Date.now() });
}

/** Resets the server's clock to real time. */
export function resetClock(): Promise<void> {
  return adminRemove("limits/_clock");
}

type Changes<P extends Payment> = Partial<PlaceOrderRequest> & { readonly payment?: P };

/** A request with its means of payment in the type: staff take fewer than guests have. */
type TestRequest<P extends Payment> = PlaceOrderRequest & { readonly payment: P };

/** Four soups for pickup: €22.00 less 10 percent. */
export function pickupRequest<P extends Payment = "cash">(
  changes: Changes<P> = {},
): TestRequest<P> {
  const request = {
    order_id: randomUUID(),
    resto_key: KITCHEN,
    type: "pickup",
    lines: [{ item_id: "soup", qty: 4, choices: {} }],
    expected_total_cents: 1980,
    contact: newContact(),
    payment: "cash",
    ...changes,
  };
  return request as TestRequest<P>;
}

/** Four soups delivered in the restaurant's own town: €22.00 and a fee of €1. */
export function deliveryRequest<P extends Payment = "cash">(
  changes: Changes<P> = {},
): TestRequest<P> {
  return pickupRequest({
    type: "delivery",
    expected_total_cents: 2300,
    address: { street: "Musterweg 1", zip: "86343", city: "Königsbrunn" },
    ...changes,
  });
}

/** Places an order, which must succeed. */
export async function placeOrder(
  request: PlaceOrderRequest,
  guest: CallCredentials,
): Promise<{ id: string; code: string; total_cents: number; status: string; replayed: boolean }> {
  const answer = await callFunction("placeOrder", request, guest);
  expect(answer.error).toBeUndefined();
  return answer.result as Awaited<ReturnType<typeof placeOrder>>;
}

/** Matches a refused call by code and reason; RATE_LIMIT with any wait. */
export function refused(status: string, reason: string, details: object = {}) {
  const wait = reason === "RATE_LIMIT" ? { retry_after_s: expect.any(Number) } : {};
  return expect.objectContaining({
    error: { status, message: reason, details: { reason, ...wait, ...details } },
  });
}

/** Reason of a refused call; undefined for an answer or a fault. */
export function reasonOf({ error }: CallAnswer): string | undefined {
  return error?.details?.reason;
}
