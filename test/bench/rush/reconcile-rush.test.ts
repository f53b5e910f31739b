import { expect, it } from "vitest";
import { type ListedIntent, reconcileRush } from "./reconcile-rush";

const order = (status: string, more: object = {}) => ({
  id: "a",
  data: { status, payment: "online", total_cents: 1000, tip_cents: 200, ...more },
});
const payment = (captured_cents: number, refunded_cents = 0) => ({
  id: "a",
  data: { captured_cents, refunded_cents },
});
const intent = (held: number, taken: number, returned = 0, order_id = "a"): ListedIntent => ({
  id: "pi",
  status: held > 0 ? "requires_capture" : "succeeded",
  metadata: { order_id },
  amount_capturable: held,
  latest_charge: { amount_captured: taken, amount_refunded: returned },
});

const NONE = { lost: [], doubled: [], unexplained: [], misreported: [] };

it.each([
  ["nothing about a hold", order("placed"), payment(0), [intent(1200, 0)], {}],
  ["nothing about a capture", order("completed"), payment(1200), [intent(0, 1200)], {}],
  ["nothing about a refund", order("failed"), payment(1200, 1200), [intent(0, 1200, 1200)], {}],
  ["food without money", order("accepted"), payment(0), [], { lost: ["a accepted 1200"] }],
  [
    "a second charge",
    order("accepted"),
    payment(1200),
    [intent(0, 1200), intent(1200, 0)],
    { doubled: ["a accepted 1200"] },
  ],
  [
    "money without food",
    order("rejected"),
    payment(0),
    [intent(1200, 0)],
    { doubled: ["a rejected 1200"] },
  ],
  [
    "money for nobody",
    order("unpaid"),
    payment(0),
    [intent(0, 500, 0, "b")],
    { unexplained: ["pi 500"] },
  ],
  [
    "another stored sum",
    order("completed"),
    payment(1199),
    [intent(0, 1200)],
    { misreported: ["a 1199 for 1200"] },
  ],
] as const)("finds %s", (_, stored, record, intents, found) => {
  expect(reconcileRush([stored], [record], intents, new Map()).audit).toEqual({
    ...NONE,
    ...found,
  });
});

it.each([
  ["finds nothing about a refund by a manager", 300, 300, {}],
  ["finds a refund that never left", 300, 0, { doubled: ["a completed 300"] }],
  ["finds a refund that left twice", 300, 600, { lost: ["a completed 300"] }],
  ["finds a refund that nobody asked for", 0, 300, { lost: ["a completed 300"] }],
] as const)("%s", (_, asked, returned, found) => {
  const stored = order("completed", { refunds: [{ amount_cents: 300, status: "done" }] });
  const at = [intent(0, 1200, returned)];
  const { audit } = reconcileRush([stored], [payment(1200, returned)], at, new Map([["a", asked]]));
  expect(audit).toEqual({ ...NONE, ...found });
});
