import { describe, expect, it } from "vitest";
import {
  type SecurityCheckEvent,
  SKIP_AFTER_MS,
  securityCheckAfter,
  WAITING,
} from "@/state/page/security-check-machine";

const checkAfter = (...events: SecurityCheckEvent[]) => events.reduce(securityCheckAfter, WAITING);

const token: SecurityCheckEvent = { type: "token-received" };
const failure: SecurityCheckEvent = { type: "check-failed", error: "TOKEN_FAILED" };
const skipTime: SecurityCheckEvent = { type: "skip-time-reached" };
const onward: SecurityCheckEvent = { type: "guest-continued" };

describe("securityCheckAfter", () => {
  it("starts waiting, without the skip button", () => {
    expect(WAITING).toEqual({ phase: "waiting", hasToken: false, error: null, canSkip: false });
  });

  it("offers to skip after 5000 ms", () => {
    expect(SKIP_AFTER_MS).toBe(5000);
    expect(checkAfter(skipTime)).toMatchObject({ phase: "waiting", canSkip: true });
  });

  it("passes with a token, at once or late", () => {
    for (const check of [
      checkAfter(token),
      checkAfter(failure, token),
      checkAfter(onward, token),
    ]) {
      expect(check).toEqual({ phase: "passed", hasToken: true, error: null, canSkip: false });
    }
  });

  it("fails without a token and lets the guest through, clearing the error", () => {
    expect(checkAfter(failure)).toMatchObject({
      phase: "failed",
      error: "TOKEN_FAILED",
      canSkip: true,
    });
    expect(checkAfter(failure, onward)).toEqual({
      phase: "passed",
      hasToken: false,
      error: null,
      canSkip: false,
    });
  });

  it("ignores a failure after the guest chose to continue, or after a token", () => {
    expect(checkAfter(skipTime, onward, failure)).toMatchObject({ phase: "passed", error: null });
    expect(checkAfter(token, failure)).toMatchObject({ phase: "passed", hasToken: true });
  });
});
