import { expect, test, vi } from "vitest";
import { callerOf } from "@/functions/runtime/caller";
import type { defineCallable } from "@/functions/runtime/define-callable";
import { requireTrustedUid } from "@/functions/runtime/guards";

type CallableOptions = NonNullable<Parameters<typeof defineCallable>[2]>;
type Request = Parameters<typeof requireTrustedUid>[0];

const APP = { appId: "app", token: { sub: "app", jti: "first" } };
const requestWith = (app: object | undefined, emailVerified = false, header = ""): Request =>
  ({
    app,
    auth: { uid: "guest", token: { email: "Toni@example.com", email_verified: emailVerified } },
    rawRequest: { headers: { "x-firebase-appcheck": header } },
  }) as unknown as Request;

test("a token that an earlier call has consumed counts as none", () => {
  expect(requireTrustedUid(requestWith({ ...APP, alreadyConsumed: false }))).toBe("guest");
  const consumed = { ...APP, alreadyConsumed: true };
  expect(() => requireTrustedUid(requestWith(consumed))).toThrow("NOT_VERIFIED");
  expect(requireTrustedUid(requestWith(consumed, true))).toBe("guest");
});

test("tokens are consumed only where that is turned on, and never on a local backend", async () => {
  const isConsuming = async () => {
    vi.resetModules();
    const { CREATING_OPTIONS } = await import("@/functions/runtime/callable-options");
    return CREATING_OPTIONS.consumeAppCheckToken;
  };
  vi.stubEnv("FUNCTIONS_EMULATOR", "");
  expect(await isConsuming()).toBe(false);
  vi.stubEnv("APP_CHECK_REPLAY_PROTECTION", "true");
  expect(await isConsuming()).toBe(true);
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:8080");
  vi.stubEnv("GCLOUD_PROJECT", "demo-resto");
  expect(await isConsuming()).toBe(false);
  vi.unstubAllEnvs();
});

test("exactly the calls that create orders and reservations consume tokens", async () => {
  vi.resetModules();
  vi.stubEnv("FUNCTIONS_EMULATOR", "");
  vi.stubEnv("APP_CHECK_REPLAY_PROTECTION", "true");
  const defined = new Map<string, CallableOptions | undefined>();
  vi.doMock("@/functions/runtime/define-callable", () => ({
    defineCallable: (name: string, _useCase: unknown, options?: CallableOptions) => {
      defined.set(name, options);
      return {};
    },
  }));
  await import("@/functions/index");
  vi.doUnmock("@/functions/runtime/define-callable");
  vi.unstubAllEnvs();
  const consuming = [...defined].filter(([, options]) => options?.consumeAppCheckToken);
  expect(consuming.map(([name]) => name).toSorted()).toEqual([
    "joinWaitingList",
    "placeOrder",
    "requestReservation",
  ]);
});

test("a caller is known by the token's id, else by its signature in every spelling", () => {
  const tokenOf = (app: object | undefined, header?: string) =>
    callerOf(requestWith(app, false, header)).appToken;
  expect(tokenOf(undefined)).toBeNull();
  expect(tokenOf(APP)).toBe("first");
  const unnamed = { appId: "app", token: { sub: "app" } };
  const known = tokenOf(unnamed, "head.load.c2lnbg");
  expect(known).toMatch(/^[0-9a-f]{64}$/);
  // The last character's unused bits: another text with the same bytes.
  expect(tokenOf(unnamed, "head.load.c2lnbh")).toBe(known);
  expect(tokenOf(unnamed, "head.load.b3RoZXI")).not.toBe(known);
});

test("a caller's address is its verified one in lower case", () => {
  expect(callerOf(requestWith(APP, true)).verifiedEmail).toBe("toni@example.com");
  expect(callerOf(requestWith(APP)).verifiedEmail).toBeNull();
});
