import { expect, it } from "vitest";
import { differs, type ListedIntent, reconcileRush } from "./reconcile-rush";

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
  expect(
    reconcileRush({ orders: [stored], reservations: [] }, [record], intents, new Map()).audit,
  ).toEqual({
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
  const { audit } = reconcileRush(
    { orders: [stored], reservations: [] },
    [payment(1200, returned)],
    at,
    new Map([["a", asked]]),
  );
  expect(audit).toEqual({ ...NONE, ...found });
});

const FREE_UNTIL = new Date("2026-11-25T19:00:00Z");
const LATE = new Date("2026-11-25T19:01:00Z");

const table = (status: string, cancelled?: Date) => ({
  id: "a",
  data: {
    status,
    deposit: { cents: 4000, free_until_hours: 20, free_until: FREE_UNTIL },
    status_at: { ...(cancelled && { cancelled }) },
  },
});

it.each([
  ["nothing about a table with its deposit", table("confirmed"), [4000, 0], 0, {}],
  ["nothing about the deposit of nobody", table("no_show"), [4000, 0], 0, {}],
  ["nothing about a part that a manager gave back", table("seated"), [4000, 500], 500, {}],
  ["nothing about money back in time", table("cancelled", FREE_UNTIL), [4000, 4000], 0, {}],
  ["nothing about money kept after that", table("cancelled", LATE), [4000, 0], 0, {}],
  ["nothing about a page that nobody paid", table("unpaid"), [0, 0], 0, {}],
  [
    "a table without its deposit",
    table("confirmed"),
    [0, 0],
    0,
    { lost: ["dep-a confirmed 4000"] },
  ],
  [
    "a deposit that was taken twice",
    table("confirmed"),
    [8000, 0],
    0,
    { doubled: ["dep-a confirmed 4000"] },
  ],
  [
    "money kept although the guest cancelled in time",
    table("cancelled", FREE_UNTIL),
    [4000, 0],
    0,
    { doubled: ["dep-a cancelled 4000"] },
  ],
  [
    "money given back although the guest cancelled too late",
    table("cancelled", LATE),
    [4000, 4000],
    0,
    { lost: ["dep-a cancelled 4000"] },
  ],
  [
    "money kept although the restaurant declined",
    table("declined"),
    [4000, 0],
    0,
    { doubled: ["dep-a declined 4000"] },
  ],
  [
    "money kept although the time to pay was over",
    table("unpaid"),
    [4000, 0],
    0,
    { doubled: ["dep-a unpaid 4000"] },
  ],
  [
    "a refund that the bank sent back",
    table("confirmed"),
    [4000, 0],
    500,
    { doubled: ["dep-a confirmed 500"] },
  ],
] as const)("finds %s", (_, reservation, [taken, returned], asked, found) => {
  const { audit, sums } = reconcileRush(
    { orders: [], reservations: [reservation] },
    [{ id: "dep-a", data: { captured_cents: taken, refunded_cents: returned } }],
    [intent(0, taken, returned, "dep-a")],
    new Map([["dep-a", asked]]),
  );
  expect(audit).toEqual({ ...NONE, ...found });
  expect(sums).toMatchObject({ orders: 0, deposits: 1, taken, returned });
});

it("finds a deposit at the provider whose table is not stored, or whose order has its id", () => {
  const at = [intent(0, 4000, 0, "dep-a")];
  const found = { ...NONE, unexplained: ["pi 4000"] };
  expect(reconcileRush({ orders: [], reservations: [] }, [], at, new Map()).audit).toEqual(found);
  const orders = [order("cancelled")];
  expect(reconcileRush({ orders, reservations: [] }, [], at, new Map()).audit).toEqual(found);
});

it("finds nothing about a table without a deposit", () => {
  const reservations = [{ id: "a", data: { status: "confirmed", status_at: {} } }];
  const { audit, sums } = reconcileRush({ orders: [], reservations }, [], [], new Map());
  expect(audit).toEqual(NONE);
  expect(sums).toMatchObject({ deposits: 0, owed: 0 });
});

it("finds a difference where the stored payment has another sum than the provider", () => {
  const at = [intent(0, 1200, 300)];
  expect(differs("a", [payment(1200, 300)], at)).toBe(false);
  expect(differs("a", [payment(1200, 0)], at)).toBe(true);
  expect(differs("a", [], at)).toBe(true);
});
