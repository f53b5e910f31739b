import { expect, it, vi } from "vitest";
import type { RushAnswer } from "@/hosting/local/rush/rush-client";
import { RushRefunds } from "./rush-refunds";

vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

const DONE: RushAnswer = { kind: "ok", result: {}, ms: 1 };
const LOST: RushAnswer = { kind: "error", message: "timeout", ms: 20_000 };
const EARLY: RushAnswer = { kind: "refused", reason: "PAYMENT_OPEN", ms: 1 };
const REFUSED: RushAnswer = { kind: "refused", reason: "REFUND_TOO_HIGH", ms: 1 };

/** Asks for refunds of 20 orders; the calls of each are answered in turn, and then by the last answer. */
async function refundsOf(...answers: RushAnswer[]) {
  const refunds = new RushRefunds();
  const asked = new Map<string, Set<string>>();
  for (let order = 0; order < 20; order += 1) {
    const order_id = `order-${order}`;
    const left = [...answers];
    refunds.askNowAndThen({ order_id }, async (refund) => {
      const ids = asked.get(order_id) ?? new Set();
      asked.set(order_id, ids.add((refund as { refund_id: string }).refund_id));
      return (left.length > 1 ? left.shift() : left[0]) ?? LOST;
    });
  }
  await refunds.settle();
  expect(asked.size).toBeGreaterThan(0);
  expect([...asked.values()].every((ids) => ids.size === 1)).toBe(true);
  return { asked: asked.size, made: refunds.made.size, undecided: refunds.undecided.length };
}

it.each([
  ["its answers were lost", LOST],
  ["it was too early", EARLY],
])(
  "a refund of the rush is repeated under its id after %s, and counts once it is made",
  async (_, first) => {
    const { asked, made, undecided } = await refundsOf(first, first, DONE);
    expect([made, undecided]).toEqual([asked, 0]);
  },
);

it("a refund of the rush that is refused does not count", async () => {
  expect(await refundsOf(REFUSED)).toMatchObject({ made: 0, undecided: 0 });
});

it("a refund of the rush whose outcome stays unknown is named", async () => {
  const { asked, made, undecided } = await refundsOf(LOST);
  expect([made, undecided]).toEqual([0, asked]);
});
