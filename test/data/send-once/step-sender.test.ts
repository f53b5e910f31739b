import { describe, expect, it, vi } from "vitest";
import { createStepSender } from "@/data/send-once/step-sender";
import { ALL_LOST, type Answer, DONE, LOST, OFFLINE, refused } from "./answers";

interface Card {
  readonly id: string;
  readonly version: number;
  readonly color: "red" | "green";
}

const card: Card = { id: "one", version: 1, color: "red" };
const CONFLICT = refused("VERSION_CONFLICT");

/** Paints the card green; the server gives these answers one after the other, then none. */
function paint(...answers: Answer[]) {
  let ask: (() => Promise<void>) | null = null;
  const steps = createStepSender<Card, { readonly id: string; readonly version: number }>({
    wait: async () => {},
    random: () => 0.5,
    keepAsking(given) {
      ask = given;
      return () => {
        ask = null;
      };
    },
  });
  const rest = [...answers];
  const call = vi.fn(async () => rest.shift() ?? LOST);
  const step = { call, isVisibleIn: ({ color }: Card) => color === "green" };
  /** The connection returns. @returns whether the step was still being asked about */
  const connect = async () => {
    const asked = ask !== null;
    await ask?.();
    return asked;
  };
  return { steps, call, step, connect, run: () => steps.run(card, step) };
}

it("keeps a step busy until the live document has the version in the server's answer", async () => {
  const { steps, run, call, step } = paint(DONE);
  const first = run();
  expect(steps.isBusy(card)).toBe(true);
  expect(await steps.run(card, step)).toBe(false);
  expect(await first).toBe(true);
  expect(await steps.run(card, step)).toBe(false);
  expect([steps.isBusy(card), steps.isBusy({ ...card, version: 2 })]).toEqual([true, false]);
  expect(steps.isBusy({ ...card, id: "other" })).toBe(false);
  expect(call).toHaveBeenCalledTimes(1);
});

it("keeps the refusal of a step until it is dismissed", async () => {
  const { steps, run } = paint(CONFLICT);
  expect(await run()).toBe(false);
  expect(steps.stateOf({ ...card, version: 2 })).toMatchObject({
    phase: "refused",
    refusal: { reason: "VERSION_CONFLICT" },
  });
  steps.dismiss("one");
  expect(steps.stateOf(card).phase).toBe("idle");
});

it("reports an unsent step without a connection", async () => {
  const { steps, run, call } = paint(OFFLINE);
  await run();
  expect([steps.stateOf(card).phase, call.mock.calls.length]).toEqual(["offline", 1]);
});

describe("after a lost answer", () => {
  it("repeats the step at the same version", async () => {
    const { steps, run, call } = paint(LOST, DONE);
    expect(await run()).toBe(true);
    expect([steps.stateOf(card).phase, call.mock.calls.length]).toEqual(["succeeded", 2]);
  });

  it("succeeds if the document shows that the step caused the conflict", async () => {
    const { steps, run } = paint(LOST, CONFLICT);
    await run();
    expect(steps.stateOf(card).phase).toBe("checking");
    expect(steps.stateOf({ ...card, version: 2, color: "green" }).phase).toBe("succeeded");
  });

  it("refuses if the document shows that another user changed it first", async () => {
    const { steps, run } = paint(LOST, CONFLICT);
    await run();
    expect(steps.stateOf({ ...card, version: 2 })).toMatchObject({
      phase: "refused",
      refusal: { reason: "VERSION_CONFLICT" },
    });
  });

  it("sends the step again when the connection returns, until an answer settles it", async () => {
    const { steps, run, call, connect } = paint(...ALL_LOST, LOST, DONE);
    await run();
    expect([steps.stateOf(card).phase, call.mock.calls.length]).toEqual(["checking", 6]);
    await connect();
    expect(steps.stateOf(card).phase).toBe("checking");
    await connect();
    expect([steps.stateOf(card).phase, call.mock.calls.length]).toEqual(["succeeded", 8]);
    expect(await connect()).toBe(false);
  });

  it("stops asking once the server has answered that the document has changed", async () => {
    const { run, call, connect } = paint(LOST, CONFLICT);
    await run();
    expect([await connect(), call.mock.calls.length]).toEqual([false, 2]);

    const later = paint(...ALL_LOST, CONFLICT);
    await later.run();
    expect([await later.connect(), await later.connect()]).toEqual([true, false]);
    expect(later.call).toHaveBeenCalledTimes(7);
    expect(later.steps.stateOf(card).phase).toBe("checking");
  });

  it("shows why the step was refused when the connection has returned", async () => {
    const { steps, run, connect } = paint(...ALL_LOST, refused("CANCEL_TOO_LATE"));
    await run();
    await connect();
    expect(steps.stateOf(card)).toMatchObject({
      phase: "refused",
      refusal: { reason: "CANCEL_TOO_LATE" },
    });
    expect(await connect()).toBe(false);
  });

  it("allows a new step when no repeat is left", async () => {
    const { steps, run } = paint();
    await run();
    expect([steps.stateOf(card).phase, steps.isBusy(card)]).toEqual(["checking", false]);
  });
});

it("ends a step whose call rejected", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { steps, step } = paint();
  await steps.run(card, { ...step, call: () => Promise.reject(new Error("no code")) });
  expect([steps.stateOf(card).phase, steps.isBusy(card)]).toEqual(["checking", false]);
});

it("returns the same state object until a step changes", async () => {
  const { steps, run } = paint(LOST, CONFLICT);
  await run();
  const later = { ...card, version: 2 };
  expect(steps.stateOf(later)).toBe(steps.stateOf({ ...later }));
});

it("increases the revision with every reported change", async () => {
  const { steps, run } = paint(DONE);
  const listener = vi.fn();
  const stop = steps.subscribe(listener);
  await run();
  expect([listener.mock.calls.length, steps.revision()]).toEqual([2, 2]);
  stop();
  steps.dismiss("one");
  expect(listener).toHaveBeenCalledTimes(2);
});
