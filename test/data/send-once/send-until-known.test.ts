import { expect, it, vi } from "vitest";
import { sendUntilKnown } from "@/data/send-once/send-until-known";
import { type Answer, DONE, LOST, OFFLINE, refused } from "./answers";

/** Gives these answers one after the other, then none. */
async function send(answers: readonly Answer[], wasSent = false) {
  const rest = [...answers];
  const call = vi.fn(async () => rest.shift() ?? LOST);
  const wait = vi.fn(async (_ms: number) => {});
  const onLost = vi.fn();
  const event = await sendUntilKnown({ call, wasSent, onLost }, { wait, random: () => 0.5 });
  return {
    event: event.type === "refused" ? event.refusal.reason : event.type,
    calls: call.mock.calls.length,
    waits: wait.mock.calls.map(([ms]) => ms),
    repeats: onLost.mock.calls.length,
  };
}

it.each<[string, Answer[], string, number]>([
  ["an answer", [DONE], "succeeded", 1],
  ["a refusal", [refused("CLOSED")], "CLOSED", 1],
  ["no connection before anything was sent", [OFFLINE], "offline", 1],
  ["an answer after two lost ones", [LOST, LOST, DONE], "succeeded", 3],
  ["a refusal by a rule after a lost answer", [LOST, refused("PRICE_CHANGED")], "PRICE_CHANGED", 2],
  ["RATE_LIMIT after a lost answer", [LOST, refused("RATE_LIMIT")], "RATE_LIMIT", 2],
  ["no connection after a lost answer", [LOST, OFFLINE, DONE], "succeeded", 3],
  [
    "an expired sign-in after a lost answer",
    [LOST, refused("NOT_SIGNED_IN"), DONE],
    "succeeded",
    3,
  ],
  ["nothing but lost answers", [], "unknown", 6],
])("calls until the outcome is known: %s", async (_name, answers, event, calls) => {
  expect(await send(answers)).toMatchObject({ event, calls, repeats: calls - 1 });
});

it("repeats a lost call after 0.5, 1, 2, 4 and 8 seconds", async () => {
  expect((await send([])).waits).toEqual([500, 1000, 2000, 4000, 8000]);
});

it("does not settle a request sent before a reload by a missing connection or a guard's refusal", async () => {
  expect(await send([OFFLINE, refused("NOT_VERIFIED"), DONE], true)).toMatchObject({
    event: "succeeded",
    calls: 3,
  });
});
