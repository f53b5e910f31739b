import { beforeEach, expect, it, vi } from "vitest";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { createOrderSteps } from "@/features/admin/board/context/order-steps";
import * as callables from "@/firebase/callables/board-callables";
import { sampleOrder } from "@/test/harness/sample-order";

vi.mock("@/firebase/callables/board-callables", () => ({
  callSetOrderStatus: vi.fn(),
  callDelayOrder: vi.fn(),
}));

const setStatus = vi.mocked(callables.callSetOrderStatus);
const delay = vi.mocked(callables.callDelayOrder);
const order = sampleOrder({ id: "one", version: 3, status: "accepted" });
const NO_WAIT = { wait: async () => {}, random: () => 0.5, keepAsking: () => () => {} };
const LOST = err({ kind: "unknown-outcome" } as const);
const CONFLICT = err({
  kind: "refused",
  refusal: refusal("VERSION_CONFLICT"),
  quote: null,
} as const);

beforeEach(() => {
  setStatus.mockReset();
  delay.mockReset();
});

it("sends the chosen step once, at the version of the card", async () => {
  setStatus.mockResolvedValue(ok({ id: "one", status: "preparing", version: 4 }));
  const steps = createOrderSteps(NO_WAIT);
  const first = steps.run(order, { to: "preparing" });
  await steps.run(order, { to: "preparing" });
  await first;
  await steps.run(order, { to: "failed", reason: "zu" });
  expect(setStatus).toHaveBeenCalledExactlyOnceWith({ id: "one", version: 3, to: "preparing" });
});

it("repeats a step whose answer was lost and finds it in the order's history", async () => {
  setStatus.mockResolvedValueOnce(LOST).mockResolvedValueOnce(CONFLICT);
  const steps = createOrderSteps(NO_WAIT);
  await steps.run(order, { to: "preparing" });
  expect(setStatus).toHaveBeenCalledTimes(2);
  const moved = (status: "preparing" | "cancelled", version: number) => ({
    ...order,
    status,
    version,
    history: [...order.history, { version, status, at: 1, by: "staff" as const }],
  });
  expect(steps.stateOf(moved("preparing", 4)).phase).toBe("succeeded");
  expect(steps.stateOf(moved("cancelled", 4)).phase).toBe("refused");
  expect(steps.stateOf(moved("preparing", 5)).phase).toBe("refused");
});

it("repeats a delay whose answer was lost and finds it in the order's history", async () => {
  delay.mockResolvedValueOnce(LOST).mockResolvedValueOnce(CONFLICT);
  const steps = createOrderSteps(NO_WAIT);
  expect(await steps.delay(order, 10)).toBeNull();
  const delayed = (minutes: number) => ({
    ...order,
    version: 4,
    history: [
      ...order.history,
      {
        version: 4,
        status: "accepted" as const,
        at: 1,
        by: "staff" as const,
        delay_minutes: minutes,
      },
    ],
  });
  expect(steps.stateOf(delayed(10)).phase).toBe("succeeded");
  expect(steps.stateOf(delayed(20)).phase).toBe("refused");
});

it("answers with the new promised time of a delay", async () => {
  delay.mockResolvedValue(ok({ id: "one", status: "accepted", version: 4, eta_at: 1234 }));
  const steps = createOrderSteps(NO_WAIT);
  expect(await steps.delay(order, 10)).toBe(1234);
  expect(delay).toHaveBeenCalledExactlyOnceWith({ id: "one", version: 3, minutes: 10 });
  expect(steps.isBusy(order)).toBe(true);
});

it("says that a delay was not sent without a connection", async () => {
  delay.mockResolvedValue(err({ kind: "offline" }));
  const steps = createOrderSteps(NO_WAIT);
  expect(await steps.delay(order, 10)).toBeNull();
  expect(steps.stateOf(order).phase).toBe("offline");
});
