import { describe, expect, it } from "vitest";
import {
  IDLE,
  type Submission,
  type SubmissionEvent,
  submissionAfter,
} from "@/features/checkout/submission/submission-machine";

const refused = {
  type: "refused",
  refusal: { reason: "CLOSED" },
  quote: null,
} as const satisfies SubmissionEvent;
const sending: Submission = { phase: "sending", lost: 0 };
const placed: Submission = { phase: "placed", orderId: "a" };

describe("submissionAfter", () => {
  it.each<[string, Submission, SubmissionEvent, Submission]>([
    ["sends for somebody signed in", IDLE, { type: "submitted", signedIn: true }, sending],
    [
      "signs a guest in first",
      IDLE,
      { type: "submitted", signedIn: false },
      { phase: "signing-in" },
    ],
    ["sends after signing in", { phase: "signing-in" }, { type: "signed-in" }, sending],
    [
      "ignores a second click while sending",
      sending,
      { type: "submitted", signedIn: true },
      sending,
    ],
    [
      "ignores a click while the outcome is unknown",
      { phase: "checking" },
      { type: "submitted", signedIn: true },
      { phase: "checking" },
    ],
    ["never sends again what was placed", placed, { type: "submitted", signedIn: true }, placed],
    ["counts lost answers", sending, { type: "lost" }, { phase: "sending", lost: 1 }],
    ["is offline while nothing was sent", sending, { type: "offline" }, { phase: "offline" }],
    [
      "is not merely offline once something was sent",
      { phase: "sending", lost: 2 },
      { type: "offline" },
      { phase: "sending", lost: 2 },
    ],
    [
      "checks after the last retry",
      { phase: "sending", lost: 5 },
      { type: "gave-up" },
      { phase: "checking" },
    ],
    [
      "finds the order while checking",
      { phase: "checking" },
      { type: "found", orderId: "a" },
      placed,
    ],
    [
      "knows that nothing arrived",
      { phase: "checking" },
      { type: "missing" },
      { phase: "not-arrived" },
    ],
    ["does not believe a miss while sending", sending, { type: "missing" }, sending],
    [
      "keeps the reason of a refusal",
      sending,
      refused,
      { phase: "refused", refusal: { reason: "CLOSED" }, quote: null },
    ],
    ["does not undo a placed order", placed, refused, placed],
    [
      "sends again after offline",
      { phase: "offline" },
      { type: "submitted", signedIn: true },
      sending,
    ],
    ["does not dismiss what is on its way", sending, { type: "dismissed" }, sending],
    ["dismisses what is known", { phase: "not-arrived" }, { type: "dismissed" }, IDLE],
    [
      "steps back when another tab was quicker",
      sending,
      { type: "superseded" },
      { phase: "elsewhere" },
    ],
    ["forgets what it cannot resolve", { phase: "checking" }, { type: "forgotten" }, IDLE],
    ["resumes after a reload", IDLE, { type: "resumed" }, sending],
  ])("%s", (_name, state, event, next) => {
    expect(submissionAfter(state, event)).toEqual(next);
  });
});
