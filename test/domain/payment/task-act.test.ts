import { expect, it } from "vitest";
import type { SeenPayment } from "@/domain/payment/seen-payment";
import { isTaskDone, taskAct } from "@/domain/payment/task-act";
import { NOTHING } from "./machine/provider";

const cooked = { payment: "online", status: "accepted" } as const;
const ended = { payment: "online", status: "cancelled" } as const;
const task = (kind: "open" | "expire" | "capture" | "void" | "refund", amount_cents = 1000) => {
  return { id: `o_${kind}_1`, kind, amount_cents } as const;
};
const open: SeenPayment = { ...NOTHING, session: "open" };
const held: SeenPayment = {
  ...NOTHING,
  session: "complete",
  intent: "held",
  authorised_cents: 1000,
};
const taken: SeenPayment = { ...held, intent: "captured", captured_cents: 1000 };
const made = (status: "done" | "pending" | "failed", id = "o_refund_1", amount_cents = 400) => ({
  ...taken,
  refunded_cents: status === "failed" ? 0 : amount_cents,
  refunds: [{ task_id: id, amount_cents, status }],
});

it.each([
  ["a page is asked for by another way", task("open"), cooked, open, null],
  ["an open page is closed", task("expire"), ended, open, { do: "expire" }],
  ["a paid page is not closed", task("expire"), ended, held, null],
  ["held money is captured", task("capture"), cooked, held, { do: "capture", amount_cents: 1000 }],
  ["what is captured is not captured again", task("capture"), cooked, taken, null],
  ["nothing is captured for an order that ended", task("capture"), ended, held, null],
  [
    "nothing is captured for an order that is paid at the door",
    task("capture"),
    {
      ...cooked,
      payment: "cash",
    },
    held,
    null,
  ],
  ["an open page is closed to release it", task("void"), ended, open, { do: "expire" }],
  ["held money is released", task("void"), ended, held, { do: "release" }],
  ["captured money is refunded", task("void"), ended, taken, { do: "refund", amount_cents: 1000 }],
  [
    "the rest of captured money is refunded",
    task("void"),
    ended,
    made("done", "o_refund_2"),
    {
      do: "refund",
      amount_cents: 600,
    },
  ],
  [
    "what is released is not released again",
    task("void"),
    ended,
    {
      ...held,
      intent: "released",
    },
    null,
  ],
  ["a part is refunded", task("refund", 400), cooked, taken, { do: "refund", amount_cents: 400 }],
  [
    "no more than the rest is refunded",
    task("refund", 700),
    cooked,
    made("done", "o_refund_2"),
    {
      do: "refund",
      amount_cents: 600,
    },
  ],
  ["nothing is refunded twice", task("refund", 400), cooked, made("done"), null],
  [
    "nothing is refunded again that the bank sent back",
    task("refund"),
    cooked,
    made("failed"),
    null,
  ],
  ["nothing is refunded of what is not taken", task("refund"), cooked, held, null],
  [
    "nothing is refunded in a dispute",
    task("refund"),
    cooked,
    { ...taken, is_disputed: true },
    null,
  ],
] as const)("%s", (_, each, order, seen, act) => {
  expect(taskAct(each, order, seen)).toEqual(act);
  if (act !== null) expect(isTaskDone(each, order, seen)).toBe(false);
});

it.each([
  ["released", task("void"), { ...held, intent: "released" }, true],
  [
    "undecided at the bank",
    task("void"),
    { ...open, session: "complete", intent: "pending" },
    false,
  ],
  ["undecided, but not to be released", task("expire"), { ...held, intent: "pending" }, true],
  ["paid meanwhile", task("void"), held, false],
  ["closed", task("expire"), { ...open, session: "expired" }, true],
  ["refunded", task("refund", 400), made("done"), true],
  ["refunded, and the bank has not decided", task("refund", 400), made("pending"), false],
  ["not refunded by the bank", task("refund", 400), made("failed"), true],
  [
    "refunded, while another refund is pending",
    task("refund", 400),
    {
      ...made("done"),
      refunds: [...made("done").refunds, ...made("pending", "o_refund_2").refunds],
    },
    true,
  ],
] as const)("a task is done once its payment is %s", (_, each, seen, isDone) => {
  expect(isTaskDone(each, ended, seen)).toBe(isDone);
});
