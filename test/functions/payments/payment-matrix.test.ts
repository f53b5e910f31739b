import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { openOrder, paidOrder, paymentTest as test } from "../support/payment-test";
import { newGuest, newStaff } from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, reasonOf, TODAY } from "../support/test-kitchen";

/** Who may make each call, written down independently of the code under test. */
const MAY_CALL: Readonly<Record<string, readonly string[]>> = {
  openPayment: ["creator"],
  syncPayment: ["creator", "cook", "manager", "super"],
  changePayment: ["creator"],
  refundOrder: ["manager", "super"],
  settleRefund: ["manager", "super"],
  listPayments: ["manager", "super"],
  connectPayments: ["manager", "super"],
  readPaymentAccount: ["manager", "super"],
  disconnectPayments: ["manager", "super"],
};

const WITHOUT_RIGHTS: readonly unknown[] = ["NOT_ALLOWED", "NOT_FOUND", "NOT_SIGNED_IN"];

/** Everything that a payment call could change. */
async function stored(id: string) {
  const [order, payment, account, tasks] = await Promise.all([
    adminGet(`orders/${id}`),
    adminGet(`payments/${id}`),
    adminGet(`payment_accounts/${KITCHEN}`),
    adminList("payment_tasks"),
  ]);
  return { order, payment, account, tasks };
}

/** It makes about 200 calls, one after the other. */
const LONG = { timeout: 120_000 };

test(
  "no payment call answers or changes anything for a person without the right",
  LONG,
  async ({ guest, staff, manager, superAdmin }) => {
    const { id: waiting } = await openOrder(guest);
    const paid = await paidOrder(guest);
    const elsewhere = { resto_keys: [OTHER_KITCHEN] };
    const people = {
      creator: guest,
      "other guest": null,
      cook: staff,
      "cook elsewhere": await newStaff(elsewhere),
      "manager elsewhere": await newStaff({ ...elsewhere, role: "manager" }),
      stranger: {},
    };
    const account = { resto_key: KITCHEN };
    const calls: Record<string, (id: string) => object> = {
      openPayment: (order_id) => ({ order_id }),
      syncPayment: (order_id) => ({ order_id }),
      changePayment: (order_id) => ({ order_id, version: 1, payment: "cash" }),
      refundOrder: (order_id) => ({
        order_id,
        refund_id: randomUUID(),
        amount_cents: 100,
        reason: "kalt",
      }),
      settleRefund: (order_id) => ({ order_id }),
      listPayments: () => ({ ...account, from: TODAY }),
      connectPayments: () => account,
      readPaymentAccount: () => account,
      disconnectPayments: () => account,
    };
    expect(Object.keys(calls)).toEqual(Object.keys(MAY_CALL));
    const before = [await stored(waiting), await stored(paid)];
    const allowed: string[] = [];
    for (const [name, inputOf] of Object.entries(calls)) {
      for (const [person, known] of Object.entries(people)) {
        if (MAY_CALL[name]?.includes(person)) continue;
        // A guest for each call, so that the limit of refused calls is not what refuses.
        const who = known ?? (await newGuest());
        const isOfOrder = "order_id" in inputOf(waiting);
        for (const id of isOfOrder ? [waiting, paid, randomUUID()] : [waiting]) {
          const answer = await callFunction(name, inputOf(id), who);
          if (!WITHOUT_RIGHTS.includes(reasonOf(answer)))
            allowed.push(`${name} by ${person}: ${reasonOf(answer)}`);
        }
      }
    }
    recordFigure(89, "allowed", allowed, import.meta.url);
    expect(allowed).toEqual([]);
    expect([await stored(waiting), await stored(paid)]).toEqual(before);

    // The same inputs are not refused for want of a right to those who have it.
    const entitled = { ...people, manager, super: superAdmin };
    const refused: string[] = [];
    for (const [name, persons] of Object.entries(MAY_CALL)) {
      for (const person of persons) {
        const who = entitled[person as keyof typeof entitled] ?? {};
        const answer = await callFunction(name, calls[name]?.(paid), who);
        if (WITHOUT_RIGHTS.includes(reasonOf(answer))) refused.push(`${name} by ${person}`);
      }
    }
    expect(refused).toEqual([]);
  },
);
