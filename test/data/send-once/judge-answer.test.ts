import { describe, expect, it } from "vitest";
import { judgeAnswer } from "@/data/send-once/judge-answer";
import { type Answer, DONE, LOST, OFFLINE, refused } from "./answers";

describe.each(["creation", "step"] as const)("an answer to a %s", (kind) => {
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
    ["NOT_SIGNED_IN, which a guard answers first", refused("NOT_SIGNED_IN"), "refused", "lost"],
    ["NOT_VERIFIED, which a guard answers first", refused("NOT_VERIFIED"), "refused", "lost"],
    ["NOT_ALLOWED, which a guard answers first", refused("NOT_ALLOWED"), "refused", "lost"],
  ])("%s", (_name, answer, first, afterLoss) => {
    expect(judgeAnswer(kind, answer, false).type).toBe(first);
    expect(judgeAnswer(kind, answer, true).type).toBe(afterLoss);
  });
});

describe("VERSION_CONFLICT", () => {
  const conflict = refused("VERSION_CONFLICT");

  it("means contention for a creation, so it is repeated", () => {
    expect(judgeAnswer("creation", conflict, false).type).toBe("lost");
    expect(judgeAnswer("creation", conflict, true).type).toBe("lost");
  });

  it("refuses a step, but after a lost answer the step itself may be the newer version", () => {
    expect(judgeAnswer("step", conflict, false).type).toBe("refused");
    expect(judgeAnswer("step", conflict, true).type).toBe("unknown");
  });
});
