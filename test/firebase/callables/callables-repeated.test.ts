import { describe, expect, test } from "vitest";
import type { CallResult } from "@/firebase/callables/callables";
import { callUntilKnown } from "@/firebase/callables/callables-repeated";

const DONE: CallResult<string> = { ok: true, value: "done" };
const LOST: CallResult<string> = { ok: false, error: { kind: "unknown-outcome" } };
const OFFLINE: CallResult<string> = { ok: false, error: { kind: "offline" } };
const REFUSED: CallResult<string> = {
  ok: false,
  error: { kind: "refused", refusal: { reason: "VERSION_CONFLICT" }, quote: null },
};

/** Gives these answers one after the other; the last one for good. */
async function repeated(...answers: CallResult<string>[]) {
  const pauses: number[] = [];
  let calls = 0;
  const outcome = await callUntilKnown(
    async () => answers[Math.min(calls++, answers.length - 1)] ?? LOST,
    async (ms) => {
      pauses.push(ms);
    },
  );
  return { ...outcome, calls, pauses };
}

describe("callUntilKnown", () => {
  test.each([
    ["an answer", DONE],
    ["a refusal", REFUSED],
    ["nothing sent", OFFLINE],
  ])("asks once where %s is known", async (_what, answer) => {
    const { result, wasLost, calls } = await repeated(answer);
    expect({ result, wasLost, calls }).toEqual({ result: answer, wasLost: false, calls: 1 });
  });

  test("asks again after a lost answer, and says that one was lost", async () => {
    expect(await repeated(LOST, LOST, REFUSED)).toMatchObject({
      result: REFUSED,
      wasLost: true,
      calls: 3,
    });
  });

  test("goes on while the connection is gone after an answer was lost", async () => {
    expect(await repeated(LOST, OFFLINE, DONE)).toMatchObject({ result: DONE, calls: 3 });
  });

  test("gives up after five more times with growing pauses; the outcome stays unknown", async () => {
    const { result, calls, pauses } = await repeated(LOST, OFFLINE);
    expect([result, calls]).toEqual([LOST, 6]);
    expect(
      pauses.map((ms, index) => ms / (500 * 2 ** index)).every((by) => by >= 0.75 && by <= 1.25),
    ).toBe(true);
  });
});
