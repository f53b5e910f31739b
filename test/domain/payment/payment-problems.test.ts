import { expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { awaitingPayment } from "@/domain/order/steps/online-order";
import { newPayment } from "@/domain/payment/new-payment";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { paymentProblems } from "@/domain/payment/payment-problems";
import { NOON, placedOrder } from "../order/sample-order";

const DUE = placedOrder.total_cents;
const waiting: Order = { ...placedOrder, payment: "online", ...awaitingPayment(NOON) };
const opened = newPayment(waiting, { account_id: "acct_1", livemode: false });
const held: PaymentRecord = {
  ...opened,
  attempt: 1,
  session_id: "cs_1",
  status: "authorised",
  authorised_cents: DUE,
};
const captured: PaymentRecord = { ...held, status: "captured", captured_cents: DUE };
const refunded: PaymentRecord = { ...captured, status: "refunded", refunded_cents: DUE };
const voided: PaymentRecord = { ...held, status: "voided" };
const charge = { order_id: waiting.id, captured_cents: 0, refunded_cents: 0, held_cents: DUE };

/** An order in a status with the fields that mirror its payment. */
function mirrored(status: Order["status"], payment: PaymentRecord, more: object = {}): Order {
  return {
    ...waiting,
    status,
    status_at: { placed: NOON, [status]: NOON },
    payment_status: payment.status,
    paid_cents: payment.status === "authorised" ? payment.authorised_cents : payment.captured_cents,
    refunded_cents: payment.refunded_cents,
    ...more,
  };
}

function task(kind: "void" | "refund" | "capture", n: string, isDone = true) {
  const id = `${waiting.id}_${kind}_${n}`;
  return { id, kind, done_at: isDone ? NOON : null, created_at: NOON } as const;
}

function problems(
  status: Order["status"],
  payment: PaymentRecord,
  { order, ...more }: Partial<Parameters<typeof paymentProblems>[0]> = {},
): string[] {
  const charges =
    payment.status === "authorised" ? [{ ...charge, held_cents: payment.authorised_cents }] : [];
  const paid = { payment, tasks: [], charges, account_id: "acct_1", slot: null };
  return paymentProblems({ ...paid, ...more, order: mirrored(status, payment, order) });
}

const taken = (status: Order["status"]) => ({ taken: 1, orders: [{ status }] });

it.each<[string, ...Parameters<typeof problems>]>([
  ["waits", "awaiting_payment", opened],
  ["waits with money that was seen a moment ago", "awaiting_payment", held],
  ["is placed with held money", "placed", held],
  ["is accepted and will be captured", "accepted", held, { tasks: [task("capture", "3", false)] }],
  ["is cooked and captured", "completed", captured, { slot: taken("completed") }],
  ["lost its money to the bank", "ready", { ...held, status: "lapsed" }],
  [
    "was refunded by a manager",
    "completed",
    refunded,
    {
      tasks: [task("refund", "r1")],
      order: { refunds: [{ id: "r1" }] } as unknown as Order,
    },
  ],
  ["still owes its guest an act", "rejected", held, { tasks: [task("void", "2", false)] }],
  ["is released", "rejected", voided, { tasks: [task("void", "2")] }],
  ["is refunded", "failed", refunded],
  [
    "freed its slot",
    "unpaid",
    { ...opened, status: "lapsed" },
    {
      slot: { taken: 1, orders: [{ status: "unpaid" }, { status: "placed" }] },
    },
  ],
  [
    "is paid at the door",
    "placed",
    { ...opened, status: "lapsed" },
    {
      order: { payment: "cash" } as Order,
    },
  ],
])("finds nothing in an order that %s", (_, ...paid) => {
  expect(problems(...paid)).toEqual([]);
});

it.each<[string, ...Parameters<typeof problems>]>([
  ["I1 placed without its money", "placed", { ...opened, attempt: 1 }],
  ["I1 placed without its money", "placed", { ...held, authorised_cents: DUE - 1 }],
  ["I1 placed without its money", "ready", { ...captured, captured_cents: DUE - 1 }],
  [
    "I1 another amount than the guest owes",
    "awaiting_payment",
    opened,
    {
      order: { tip_cents: 1 } as Order,
    },
  ],
  [
    "I1 accepted, and nothing takes the money",
    "accepted",
    held,
    {
      order: { status_at: { placed: NOON, accepted: NOON } } as unknown as Order,
    },
  ],
  ["I1 money sent back although food is owed", "placed", voided, { tasks: [task("void", "2")] }],
  ["I1 money sent back although food is owed", "ready", refunded, { tasks: [task("refund", "4")] }],
  ["I2 money kept without food", "cancelled", held],
  ["I2 money kept without food", "unpaid", captured],
  [
    "I2 money kept without food",
    "failed",
    {
      ...refunded,
      status: "part_refunded",
      refunded_cents: DUE - 1,
    },
  ],
  ["I2 money kept without food", "placed", held, { order: { payment: "cash" } as Order }],
  ["I3 more captured than authorised", "placed", { ...captured, authorised_cents: DUE - 1 }],
  ["I3 more refunded than captured", "placed", { ...captured, refunded_cents: DUE + 1 }],
  [
    "I4 more than one live intent",
    "placed",
    held,
    {
      charges: [charge, { ...charge, held_cents: 0, captured_cents: 2, refunded_cents: 1 }],
    },
  ],
  ["I5 account of another restaurant", "placed", held, { account_id: "acct_2" }],
  [
    "I6 order and payment differ",
    "placed",
    held,
    {
      order: { paid_cents: DUE - 1 } as Order,
    },
  ],
  [
    "I6 order and payment differ",
    "placed",
    held,
    {
      order: { payment_status: "captured" } as Order,
    },
  ],
  ["I6 order and payment differ", "placed", held, { order: { refunded_cents: 1 } as Order }],
  [
    "I7 slots held by other orders than those with food",
    "unpaid",
    opened,
    {
      slot: taken("unpaid"),
    },
  ],
  [
    "I7 slots held by other orders than those with food",
    "placed",
    held,
    {
      slot: { taken: 0, orders: [{ status: "placed" }] },
    },
  ],
  [
    "I8 a page of the provider in the order",
    "placed",
    held,
    {
      order: { code: "https://pay.example/cs_1" } as Order,
    },
  ],
])("names the invariant that is broken: %s", (name, ...paid) => {
  expect(problems(...paid)).toEqual([name]);
});

it("names held money that is not stored, unless the order still waits", () => {
  const charges = [{ ...charge, held_cents: DUE - 1 }];
  const name = "I6 other money held than stored";
  expect(problems("placed", held, { charges })).toEqual([name]);
  expect(problems("unpaid", opened, { charges })).toEqual([name]);
  expect(problems("awaiting_payment", opened, { charges })).toEqual([]);
});

it("counts a charge as live while it holds money, or has some that was not given back", () => {
  const back = { ...charge, held_cents: 0, captured_cents: DUE, refunded_cents: DUE };
  expect(problems("placed", held, { charges: [charge, back] })).toEqual([]);
});

it("leaves it to a manager to return money whose refund came back", () => {
  expect(problems("failed", { ...captured, failed_refunds: 1 })).toEqual([]);
});

it("leaves an order alone while a refund that a manager asked for is the only return", () => {
  const asked = { order: { refunds: [{ id: "r1" }] } as unknown as Order };
  const both = [task("refund", "r1"), task("refund", "4")];
  const name = "I1 money sent back although food is owed";
  expect(problems("completed", refunded, { ...asked, tasks: both })).toEqual([name]);
  const early = { ...task("void", "2"), created_at: NOON - 1 };
  expect(problems("placed", held, { tasks: [early] })).toEqual([]);
});
