import { beforeEach, describe, expect, test, vi } from "vitest";
import { type RefusalReason, refusal } from "@/domain/result/refusal";
import { inProcessRequest } from "../support/in-process-request";

const log = vi.hoisted(() => ({ info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

// The entries are counted in the module, so each test loads its own.
let logRefusal: typeof import("@/functions/calls/log-refusal").logRefusal;

beforeEach(async () => {
  vi.resetModules();
  log.info.mockReset();
  log.warn.mockReset();
  ({ logRefusal } = await import("@/functions/calls/log-refusal"));
});

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const headers = { "x-cloud-trace-context": `${TRACE}/1234;o=1` };
const request = {
  auth: { uid: "uid-of-a-cook", token: { email: "koch@example.com" } },
  rawRequest: {
    headers,
    body: { data: { resto_key: "test-kitchen", contact: { phone: "089 99998-050" } } },
  },
} as never;

/** In every entry. */
const origin = { build: "local", request_id: expect.stringMatching(/^[0-9a-f-]{32,36}$/) };

/** SHA-256 of "uid-of-a-cook", shortened. */
const UID_HASH = expect.stringMatching(/^[0-9a-f]{12}$/);

test("a refusal is logged with call, reason, restaurant, build, request id and a hash of the uid", () => {
  vi.stubEnv("K_REVISION", "setavailability-00042-abc");
  logRefusal("setAvailability", refusal("NOT_ALLOWED"), request);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith("refused", {
    callable: "setAvailability",
    reason: "NOT_ALLOWED",
    resto_key: "test-kitchen",
    uid_hash: UID_HASH,
    build: "setavailability-00042-abc",
    request_id: TRACE,
  });
  vi.unstubAllEnvs();
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/uid-of-a-cook|koch@|99998/);
});

test.each([["Toni Test"], [""], ["0AF7651916CD43DD8448EB211C80319C"]])(
  "an invalid trace header is replaced by a random id: %j",
  (header) => {
    const rawRequest = { headers: { "x-cloud-trace-context": header } };
    logRefusal("placeOrder", refusal("CLOSED"), { rawRequest } as never);
    expect(log.info).toHaveBeenCalledExactlyOnceWith(
      "refused",
      expect.objectContaining({ request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
    );
  },
);

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
    logRefusal("placeOrder", refusal("INVALID", details), inProcessRequest(null));
    expect(log.info).toHaveBeenCalledExactlyOnceWith("refused", {
      callable: "placeOrder",
      reason: "INVALID",
      ...expected,
      ...origin,
    });
  });

  test.each([["Toni Test, 089 99998-050"], ["a".repeat(61)], [["test-kitchen"]], [null]])(
    "an invalid restaurant key is left out: %j",
    (resto_key) => {
      logRefusal("placeOrder", refusal("NOT_FOUND"), inProcessRequest({ resto_key }));
      expect(log.info).toHaveBeenCalledExactlyOnceWith("refused", {
        callable: "placeOrder",
        reason: "NOT_FOUND",
        ...origin,
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
