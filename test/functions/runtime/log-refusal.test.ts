import { beforeEach, describe, expect, test, vi } from "vitest";
import { type RefusalReason, refusal } from "@/domain/result/refusal";

const log = vi.hoisted(() => ({ info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

// The entries are counted in the module, so each test loads its own.
let logRefusal: typeof import("@/functions/runtime/log-refusal").logRefusal;

beforeEach(async () => {
  vi.resetModules();
  log.info.mockReset();
  log.warn.mockReset();
  ({ logRefusal } = await import("@/functions/runtime/log-refusal"));
});

const request = { auth: { uid: "uid-of-a-cook" }, data: { resto_key: "test-kitchen" } } as never;

/** SHA-256 of "uid-of-a-cook", shortened. */
const UID_HASH = expect.stringMatching(/^[0-9a-f]{12}$/);

test("a refusal is logged with its call, reason, restaurant and a hash of the uid", () => {
  logRefusal("setAvailability", refusal("NOT_ALLOWED"), request);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith("refused", {
    callable: "setAvailability",
    reason: "NOT_ALLOWED",
    resto_key: "test-kitchen",
    uid_hash: UID_HASH,
  });
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain("uid-of-a-cook");
});

test.each<RefusalReason>(["NOT_ALLOWED", "SIGN_IN_AGAIN", "BLOCKED", "RATE_LIMIT"])(
  "%s is a warning",
  (reason) => {
    logRefusal("placeOrder", refusal(reason), request);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.info).not.toHaveBeenCalled();
  },
);

test.each<RefusalReason>(["INVALID", "NOT_VERIFIED", "PRICE_CHANGED", "NOT_SIGNED_IN"])(
  "%s is information",
  (reason) => {
    logRefusal("placeOrder", refusal(reason), request);
    expect(log.info).toHaveBeenCalledOnce();
    expect(log.warn).not.toHaveBeenCalled();
  },
);

describe("nothing of the caller's own text is logged", () => {
  test.each([
    ["a field with an address", { field: "toni@example.com" }, { field: "other" }],
    ["a long field", { field: "a".repeat(81) }, { field: "other" }],
    ["a path of the schema", { field: "lines.0.qty" }, { field: "lines.0.qty" }],
  ])("%s", (_what, details, expected) => {
    logRefusal("placeOrder", refusal("INVALID", details), {} as never);
    expect(log.info).toHaveBeenCalledExactlyOnceWith("refused", {
      callable: "placeOrder",
      reason: "INVALID",
      ...expected,
    });
  });

  test.each([["Toni Test, 089 99998-050"], ["a".repeat(61)], [["test-kitchen"]], [null]])(
    "a key that is none: %j",
    (resto_key) => {
      logRefusal("placeOrder", refusal("NOT_FOUND"), { data: { resto_key } } as never);
      expect(log.info).toHaveBeenCalledExactlyOnceWith("refused", {
        callable: "placeOrder",
        reason: "NOT_FOUND",
      });
    },
  );
});

test("10,000 equal refusals leave 20 entries, and the next one says how many are missing", () => {
  vi.useFakeTimers();
  try {
    for (let call = 0; call < 10_000; call += 1)
      logRefusal("quoteOrder", refusal("RATE_LIMIT"), request);
    expect(log.warn).toHaveBeenCalledTimes(20);
    // Other refusals are not drowned by them.
    logRefusal("setStaff", refusal("NOT_ALLOWED"), request);
    expect(log.warn).toHaveBeenCalledTimes(21);
    vi.advanceTimersByTime(5000);
    logRefusal("quoteOrder", refusal("RATE_LIMIT"), request);
    expect(log.warn).toHaveBeenLastCalledWith(
      "refused",
      expect.objectContaining({ callable: "quoteOrder", suppressed: 9980 }),
    );
  } finally {
    vi.useRealTimers();
  }
});
