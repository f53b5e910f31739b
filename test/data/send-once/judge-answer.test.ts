import { describe, expect, it } from "vitest";
import { judgeAnswer } from "@/data/send-once/judge-answer";
import { type Answer, DONE, LOST, OFFLINE, refused } from "./answers";

describe("an answer to a request", () => {
  it.each<[string, Answer, string, string]>([
    ["success", DONE, "succeeded", "succeeded"],
    ["a lost answer", LOST, "lost", "lost"],
    ["no connection", OFFLINE, "offline", "lost"],
    ["a refusal by a rule", refused("CLOSED"), "refused", "refused"],
    [
      "RATE_LIMIT, which the server reads after the id",
      refused("RATE_LIMIT"),
      "refused",
      "refused",
    ],
    [
      "RATE_LIMIT of all calls, which is counted first",
      refused("RATE_LIMIT", "calls"),
      "refused",
      "lost",
    ],
    ["NOT_SIGNED_IN, which a guard answers first", refused("NOT_SIGNED_IN"), "refused", "lost"],
    ["NOT_VERIFIED, which a guard answers first", refused("NOT_VERIFIED"), "refused", "lost"],
    ["NOT_ALLOWED, which a guard answers first", refused("NOT_ALLOWED"), "refused", "lost"],
  ])("%s", (_name, answer, first, afterLoss) => {
    expect(judgeAnswer(answer, false).type).toBe(first);
    expect(judgeAnswer(answer, true).type).toBe(afterLoss);
  });
});

it("VERSION_CONFLICT refuses a step, but after a lost answer it may mean that the step was made", () => {
  const conflict = refused("VERSION_CONFLICT");
  expect(judgeAnswer(conflict, false).type).toBe("refused");
  expect(judgeAnswer(conflict, true).type).toBe("unknown");
});
