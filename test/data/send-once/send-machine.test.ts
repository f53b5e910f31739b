import { describe, expect, it } from "vitest";
import {
  IDLE,
  problemOf,
  type SendEvent,
  type SendState,
  sendStateAfter,
} from "@/data/send-once/send-machine";

type State = SendState<string>;
type Event = SendEvent<string>;

const sending: State = { phase: "sending", lost: 0 };
const checking: State = { phase: "checking" };
const done: State = { phase: "succeeded", answer: "a" };
const refused: Event = { type: "refused", refusal: { reason: "CLOSED" }, quote: null };
const submitted: Event = { type: "submitted", needsAccount: false };

describe("sendStateAfter", () => {
  it.each<[string, State, Event, State]>([
    ["sends at once for a signed-in user", IDLE, submitted, sending],
    [
      "creates a guest account first",
      IDLE,
      { type: "submitted", needsAccount: true },
      { phase: "signing-in" },
    ],
    ["sends after signing in", { phase: "signing-in" }, { type: "signed-in" }, sending],
    ["reports a failed sign-in", sending, { type: "sign-in-failed" }, { phase: "sign-in-failed" }],
    ["ignores a second click while sending", sending, submitted, sending],
    ["ignores a click while the outcome is unknown", checking, submitted, checking],
    ["never sends a succeeded request again", done, submitted, done],
    ["counts lost answers", sending, { type: "lost" }, { phase: "sending", lost: 1 }],
    ["is offline while nothing was sent", sending, { type: "offline" }, { phase: "offline" }],
    [
      "is not offline once something was sent",
      { phase: "sending", lost: 2 },
      { type: "offline" },
      { phase: "sending", lost: 2 },
    ],
    ["checks after the last repeat", { phase: "sending", lost: 5 }, { type: "unknown" }, checking],
    ["finds the document while checking", checking, { type: "succeeded", answer: "a" }, done],
    [
      "reports that nothing arrived after checking",
      checking,
      { type: "missing" },
      { phase: "not-arrived" },
    ],
    ["ignores a missing document while sending", sending, { type: "missing" }, sending],
    [
      "keeps the reason of a refusal",
      sending,
      refused,
      { phase: "refused", refusal: { reason: "CLOSED" }, quote: null },
    ],
    ["keeps a success when a refusal follows", done, refused, done],
    ["sends again after being offline", { phase: "offline" }, submitted, sending],
    ["does not dismiss a request on its way", sending, { type: "dismissed" }, sending],
    ["dismisses a known outcome", { phase: "not-arrived" }, { type: "dismissed" }, IDLE],
    ["stops when another tab has sent it", sending, { type: "superseded" }, { phase: "elsewhere" }],
    ["stops asking when released", checking, { type: "released" }, IDLE],
    ["resumes after a reload", IDLE, { type: "resumed" }, sending],
    ["refuses a duplicate before sending", sending, { type: "duplicate" }, { phase: "duplicate" }],
  ])("%s", (_name, state, event, next) => {
    expect(sendStateAfter(state, event)).toEqual(next);
  });
});

it("names a problem only where the user must be told", () => {
  const states: State[] = [IDLE, sending, done, checking, { phase: "offline" }];
  expect(states.map((state) => problemOf(state)?.phase ?? null)).toEqual([
    null,
    null,
    null,
    "checking",
    "offline",
  ]);
});
