import { expect, it } from "vitest";
import { awaitingPayment } from "@/domain/order/steps/online-order";
import { moneyTasks, paymentTask, returnTasks } from "@/domain/payment/money-tasks";
import { newPayment } from "@/domain/payment/new-payment";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { beginTask, endTask } from "@/domain/payment/task-attempts";
import { NOON, placedOrder } from "../order/sample-order";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const waiting = { ...placedOrder, payment: "online" as const, ...awaitingPayment(NOON) };
const opened = {
  ...newPayment(waiting, { account_id: "acct_1", livemode: false }),
  attempt: 1,
} satisfies PaymentRecord;
const held: PaymentRecord = { ...opened, status: "authorised", authorised_cents: 2955 };
const taken: PaymentRecord = { ...held, status: "captured", captured_cents: 2955 };
const details = { amount_cents: 5, next_at: NOON, now: NOON };
const task = paymentTask(held, "capture", details);

it("names a task by its order, its kind and what it was decided by", () => {
  expect(task).toEqual({
    id: `${waiting.id}_capture_1`,
    ...{ order_id: waiting.id, resto_key: waiting.resto_key, account_id: "acct_1" },
    ...{ kind: "capture", amount_cents: 5, attempts: 0, next_at: NOON },
    ...{ done_at: null, last_error: null, created_at: NOON },
  });
  expect(paymentTask(held, "refund", { ...details, n: "r" }).id).toBe(`${waiting.id}_refund_r`);
});

it("begins an attempt once it is due, and reserves it for two minutes", () => {
  expect(beginTask(task, NOON - 1)).toBeNull();
  expect(beginTask({ ...task, done_at: NOON }, NOON)).toBeNull();
  expect(beginTask(task, NOON)).toEqual({ ...task, attempts: 1, next_at: NOON + 2 * MINUTE });
});

it("ends an attempt, or repeats it after 1, 2, 4 minutes and at last every hour", () => {
  expect(endTask({ ...task, last_error: "old" }, null, NOON)).toEqual({ ...task, done_at: NOON });
  const next = (attempts: number) => endTask({ ...task, attempts }, "fault", NOON).next_at - NOON;
  expect([0, 1, 2, 3, 6, 7, 20].map(next)).toEqual(
    [1, 1, 2, 4, 32, 60, 60].map((minutes) => minutes * MINUTE),
  );
  expect(endTask(task, "x".repeat(300), NOON)).toMatchObject({
    ...{ done_at: null, last_error: "x".repeat(200) },
  });
});

const kinds = (tasks: readonly { kind: string; amount_cents: number; next_at: number }[]) =>
  tasks.map(({ kind, amount_cents, next_at }) => `${kind} ${amount_cents} ${next_at - NOON}`);

it.each<[string, Parameters<typeof moneyTasks>[1]["status"], PaymentRecord | null, string[]]>([
  ["acceptance captures after two minutes", "accepted", held, ["capture 2955 120000"]],
  ["acceptance of what is taken does nothing", "accepted", taken, []],
  ["an order without a payment owes nothing", "cancelled", null, []],
  ["the same status owes nothing", "placed", held, []],
  ["cooking owes nothing", "completed", taken, []],
  ["a rejection releases", "rejected", held, ["void 2955 0"]],
  ["a failure refunds", "failed", taken, ["refund 2955 0"]],
  [
    "a failure refunds the rest",
    "failed",
    {
      ...taken,
      status: "part_refunded",
      refunded_cents: 955,
    },
    ["refund 2000 0"],
  ],
  [
    "what is refunded is not refunded again",
    "failed",
    {
      ...taken,
      status: "refunded",
      refunded_cents: 2955,
    },
    [],
  ],
  ["a disputed payment is left to the bank", "failed", { ...taken, status: "disputed" }, []],
  ["a cancellation closes the page", "cancelled", opened, ["void 0 0"]],
  [
    "a cancellation closes the page after a declined card",
    "cancelled",
    {
      ...opened,
      status: "failed",
    },
    ["void 0 0"],
  ],
  ["an order that nobody paid closes the page", "unpaid", opened, ["expire 0 0"]],
  ["an order without a page has none to close", "unpaid", { ...opened, attempt: 0 }, []],
])("%s", (_, status, payment, expected) => {
  const order = { ...placedOrder, payment: "online" as const };
  expect(kinds(moneyTasks(order, { status }, payment, NOON))).toEqual(expected);
});

it("captures at once for a day more than 6 days ahead, and an hour before the hold ends", () => {
  const due = (wanted_at: number, capture_before: number | null) =>
    kinds(
      moneyTasks(
        { ...placedOrder, payment: "online", wanted_at },
        { status: "accepted" },
        { ...held, capture_before },
        NOON,
      ),
    );
  expect(due(NOON + 6 * DAY, null)).toEqual(["capture 2955 120000"]);
  expect(due(NOON + 6 * DAY + 1, null)).toEqual(["capture 2955 0"]);
  expect(due(NOON, NOON + HOUR + MINUTE)).toEqual(["capture 2955 60000"]);
  expect(due(NOON, NOON + MINUTE)).toEqual(["capture 2955 0"]);
});

it("returns nothing where nothing is held or taken", () => {
  expect(returnTasks(opened, NOON)).toEqual([]);
  expect(kinds(returnTasks(held, NOON))).toEqual(["void 2955 0"]);
});
