import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refusal } from "@/domain/shared/refusal";
import { err, ok } from "@/domain/shared/result";
import { createOrderSteps, isBusy } from "@/features/admin/board/card/order-steps";
import * as callables from "@/firebase/callables/staff-callables";
import { sampleOrder } from "../sample-order";

vi.mock("@/firebase/callables/staff-callables", () => ({
  callSetOrderStatus: vi.fn(),
  callDelayOrder: vi.fn(),
}));

const setStatus = vi.mocked(callables.callSetOrderStatus);
const delay = vi.mocked(callables.callDelayOrder);
const order = sampleOrder({ id: "one", version: 3, status: "accepted" });

beforeEach(() => {
  vi.useFakeTimers();
  setStatus.mockReset();
  delay.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

it("is busy until the list has what the server has answered, and takes no second touch", async () => {
  setStatus.mockResolvedValue(ok({ id: "one", status: "preparing", version: 4 }));
  const steps = createOrderSteps();
  const heard = vi.fn();
  const stop = steps.subscribe(heard);
  const first = steps.run(order, { to: "preparing" });
  await steps.run(order, { to: "preparing" });
  await first;
  await steps.run(order, { to: "failed", reason: "zu" });
  expect(setStatus).toHaveBeenCalledExactlyOnceWith({ id: "one", version: 3, to: "preparing" });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(isBusy(steps.stateOf("one"), order)).toBe(true);
  expect(isBusy(steps.stateOf("one"), { version: 4 })).toBe(false);
  expect(isBusy(steps.stateOf("other"), order)).toBe(false);
  stop();
  steps.dismiss("one");
  expect(heard).toHaveBeenCalledTimes(2);
});

it("keeps why nothing happened, for this version, until it is dismissed", async () => {
  const problem = { kind: "refused", refusal: refusal("VERSION_CONFLICT"), quote: null } as const;
  setStatus.mockResolvedValue(err(problem));
  const steps = createOrderSteps();
  await steps.run(order, { to: "preparing" });
  expect(steps.stateOf("one")).toMatchObject({
    calling: false,
    problem: { what: problem, version: 3 },
  });
  steps.dismiss("one");
  expect(steps.stateOf("one").problem).toBeNull();
});

it("confirms a new promise for a while", async () => {
  delay.mockResolvedValue(ok({ id: "one", status: "accepted", version: 4, eta_at: 1234 }));
  const steps = createOrderSteps();
  await steps.run(order, { delay_minutes: 10 });
  expect(delay).toHaveBeenCalledExactlyOnceWith({ id: "one", version: 3, minutes: 10 });
  expect(steps.stateOf("one")).toMatchObject({ reached: 4, delayedTo: 1234 });
  vi.advanceTimersByTime(8000);
  expect(steps.stateOf("one").delayedTo).toBeNull();
});

it("says why a promise could not be moved", async () => {
  delay.mockResolvedValue(err({ kind: "offline" }));
  const steps = createOrderSteps();
  await steps.run(order, { delay_minutes: 10 });
  expect(steps.stateOf("one")).toMatchObject({
    delayedTo: null,
    problem: { what: { kind: "offline" } },
  });
});
