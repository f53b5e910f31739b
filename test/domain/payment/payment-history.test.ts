import { expect, it } from "vitest";
import { withHistory } from "@/domain/payment/payment-history";
import { nextSession } from "@/domain/payment/payment-session";
import { NOON } from "../order/sample-order";
import { DUE, samplePayment, unopened } from "./sample-payment";

const opened = withHistory(unopened, nextSession(unopened, NOON), NOON);
const held = withHistory(
  opened,
  {
    ...opened,
    ...samplePayment("authorised", { intent_id: "pi_1", method: "card" }),
    history: opened.history,
  },
  NOON + 1,
);

it("a step of a payment adds its whole state to the history", () => {
  expect(held.history).toEqual([
    {
      ...{ at: NOON, attempt: 1, status: "open", intent_id: null, method: null },
      ...{ authorised_cents: 0, captured_cents: 0, refunded_cents: 0 },
      ...{ refund_failed: false, dispute: null },
    },
    {
      ...{ at: NOON + 1, attempt: 1, status: "authorised", intent_id: "pi_1", method: "card" },
      ...{ authorised_cents: DUE, captured_cents: 0, refunded_cents: 0 },
      ...{ refund_failed: false, dispute: null },
    },
  ]);
});

it("a further page keeps what became of the earlier one", () => {
  const again = withHistory(held, nextSession(held, NOON + 2), NOON + 2);
  expect(again.history?.slice(0, 2)).toEqual(held.history);
  expect(again.history?.[2]).toMatchObject({ at: NOON + 2, attempt: 2, authorised_cents: 0 });
});

const dispute = { amount_cents: DUE, reason: "other", due_at: null } as const;

it.each([
  ["its status", { status: "captured" }],
  ["the amount held", { authorised_cents: 1 }],
  ["the amount taken", { captured_cents: 1 }],
  ["the amount given back", { refunded_cents: 1 }],
  ["the provider's payment", { intent_id: "pi_2" }],
  ["the way to pay", { method: "paypal" }],
  ["a refund that came back", { refund_failed: true }],
  ["a dispute", { dispute: { ...dispute, state: "open" } }],
] as const)("has an entry for a change of %s", (_what, change) => {
  const changed = withHistory(held, { ...held, ...change }, NOON + 2);
  expect(changed.history).toHaveLength(3);
  expect(changed.history?.slice(0, 2)).toEqual(held.history);
});

it("has an entry for each state of a dispute", () => {
  const open = withHistory(held, { ...held, dispute: { ...dispute, state: "open" } }, NOON + 2);
  const lost = withHistory(open, { ...open, dispute: { ...dispute, state: "lost" } }, NOON + 3);
  expect(lost.history?.map((each) => each.dispute)).toEqual([null, null, "open", "lost"]);
});

it("has no entry if the provider says nothing new", () => {
  const seen = { ...held, seen_at: NOON + 9, session_url: null, refund_failed: false };
  expect(withHistory(held, seen, NOON + 9)).toBe(seen);
});
