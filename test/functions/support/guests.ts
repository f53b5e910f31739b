import { expect, inject } from "vitest";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { canaryOrder, canaryReservation, contact } from "./canary";
import type { TestAccount } from "./test-accounts";
import { KITCHEN } from "./test-kitchen";

/** The canary's phone number as it is stored. */
export const CANARY_KEY = "+498999998777";

export const byPhone = { resto_key: KITCHEN, phone: contact.phone };
export const byEmail = { resto_key: KITCHEN, email: contact.email };

/** Stores copies of the canary's order and reservation in another state. */
export async function storeFinished(
  guest: TestAccount,
  count = 1,
): Promise<{ orders: string[]; reservations: string[] }> {
  const order = await canaryOrder(guest);
  const reservation = await canaryReservation(guest);
  const paths = [`orders/${order.id}`, `reservations/${reservation.id}`] as const;
  const [anOrder, aReservation] = await Promise.all(paths.map(adminGet));
  const ids = (kind: number) =>
    Array.from({ length: count }, (_, index) => {
      return `00000000-0000-4000-8000-${kind}${String(index).padStart(11, "0")}`;
    });
  const [orders, reservations] = [ids(1), ids(2)];
  const atOf = (index: number) => Date.UTC(2027, 1, 1) + Math.ceil(index / 2) * 60_000;
  await backendAdmin(inject("backendPorts")).write([
    ...orders.map((id, index) => ({
      path: `orders/${id}`,
      data: { ...anOrder, status: "completed", created_at: new Date(atOf(index)) },
    })),
    ...reservations.map((id, index) => ({
      path: `reservations/${id}`,
      data: {
        ...aReservation,
        status: "completed",
        start_at: new Date(atOf(index)),
        end_at: new Date(atOf(index) + 5_400_000),
      },
    })),
  ]);
  return { orders: [...orders, order.id], reservations: [...reservations, reservation.id] };
}

/** Blocks a guest, which must succeed. */
export async function block(manager: TestAccount, changes: object): Promise<void> {
  const answer = await callFunction("blockGuest", { resto_key: KITCHEN, ...changes }, manager);
  expect(answer.error).toBeUndefined();
}
