import { describe, expect, it } from "vitest";
import {
  anonymiseOrder,
  anonymiseOrderFrom,
  anonymiseReservation,
  anonymiseReservationFrom,
} from "@/domain/guest/anonymise-guest";
import { type Order, orderSchema } from "@/domain/order/order.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { isFinal } from "@/domain/order/order-transitions";
import { RESERVATION_STATUSES, reservationSchema } from "@/domain/reservation/reservation.schema";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { mailedOrder } from "../mail/mailed-order";
import { NOON } from "../order/sample-order";
import { aReservation } from "../reservation/sample-tables";

const HOUR = 3_600_000;

const contact_keys = ["+498999998020", "erika@example.com"];

const refunds = [
  { id: "r1", amount_cents: 500, reason: "Erika rief an", at: NOON, status: "done" as const },
];

const order: Order = {
  ...mailedOrder,
  refunds,
  contact_keys,
  passport: { de: "Sojaallergie", en: "Allergic to: soy" },
  rider: { uid: "rider", name: "Rieke Beispiel", taken_at: NOON, position_in_tour: 0 },
  group_id: "gruppe0000000000000000",
  history: [
    ...mailedOrder.history,
    { version: 2, status: "rejected", at: NOON, by: "staff", reason: "Erika war nicht da" },
  ],
};

const reservation = aReservation({
  party_size: 4,
  start_at: NOON,
  end_at: NOON + 2 * HOUR,
  contact: { name: "Erika Beispiel", phone: "089 99998-020", email: "erika@example.com" },
  contact_keys,
  refunds,
  note: "Erdnussallergie",
  status: "cancelled",
  history: [{ version: 2, status: "cancelled", at: NOON, by: "staff", reason: "Erika rief an" }],
});

const PERSONAL =
  /Erika|Rieke|gruppe|Beispielweg|99998-?020|scharf|Stock|nicht da|rief an|allergie|guest"|"hash"/i;

describe("anonymiseOrder", () => {
  const forgotten = { ...order, ...anonymiseOrder(order) };

  it("removes all personal data", () => {
    expect(JSON.stringify(order)).toMatch(PERSONAL);
    expect(JSON.stringify(forgotten).replaceAll('"by":"guest"', "")).not.toMatch(PERSONAL);
  });

  it("keeps amounts, dishes, VAT and steps, and matches the schema", () => {
    expect(orderSchema.safeParse(forgotten).success).toBe(true);
    expect(forgotten).toMatchObject({
      total_cents: order.total_cents,
      refunds: [{ id: "r1", amount_cents: 500, at: NOON, status: "done" }],
      vat_split: order.vat_split,
      code: order.code,
      created_at: order.created_at,
    });
    expect(forgotten.lines.map(({ item_id, line_cents }) => [item_id, line_cents])).toEqual(
      order.lines.map(({ item_id, line_cents }) => [item_id, line_cents]),
    );
    expect(forgotten.history.map(({ version, status }) => [version, status])).toEqual([
      [1, "placed"],
      [2, "rejected"],
    ]);
  });

  it("applies at once to a final order, else a day after it is due", () => {
    const now = NOON + HOUR;
    for (const status of ORDER_STATUSES) {
      const from = anonymiseOrderFrom({ ...order, status }, now);
      expect(from).toBe(isFinal(status) ? now : NOON + 24 * HOUR);
    }
    const wanted_at = NOON + 48 * HOUR;
    expect(anonymiseOrderFrom({ ...order, wanted_at }, now)).toBe(wanted_at + 24 * HOUR);
    const eta_at = NOON + 72 * HOUR;
    expect(anonymiseOrderFrom({ ...order, wanted_at, eta_at }, now)).toBe(eta_at + 24 * HOUR);
  });
});

it("anonymiseReservation removes all personal data and matches the schema", () => {
  const forgotten = { ...reservation, ...anonymiseReservation(reservation) };
  expect(JSON.stringify(reservation)).toMatch(PERSONAL);
  expect(JSON.stringify(forgotten)).not.toMatch(PERSONAL);
  expect(reservationSchema.safeParse(forgotten).success).toBe(true);
  expect(forgotten).toMatchObject({
    party_size: 4,
    status: "cancelled",
    refunds: [{ id: "r1", amount_cents: 500 }],
  });
});

describe("anonymiseReservationFrom", () => {
  it("is now for final reservations, and a day after the stay for all others", () => {
    for (const status of RESERVATION_STATUSES) {
      const from = anonymiseReservationFrom({ status, end_at: NOON + 2 * HOUR }, NOON);
      expect(from).toBe(isFinalReservation(status) ? NOON : NOON + 26 * HOUR);
    }
  });
});
