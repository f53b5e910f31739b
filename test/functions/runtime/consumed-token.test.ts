import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { checkAccess } from "@/functions/calls/frame/check-access";
import { callerOf } from "@/functions/runtime/caller";
import { inProcessRequest } from "../support/in-process-request";

const APP = { appId: "app", token: { sub: "app", jti: "first" } };
const requestWith = (app: object | undefined, emailVerified = false, header = "") =>
  inProcessRequest(null, {
    ...(app && { app }),
    auth: { uid: "guest", token: { email: "Toni@example.com", email_verified: emailVerified } },
    headers: { "x-firebase-appcheck": header },
  });

test("a token that an earlier call has consumed does not count", async () => {
  const trusted = { name: "placeOrder", schema: z.any(), access: "trusted" } as const;
  const check = (app: object, emailVerified = false) =>
    checkAccess(trusted, null, requestWith(app, emailVerified));
  await expect(check({ ...APP, alreadyConsumed: false })).resolves.toHaveProperty("caller");
  const consumed = { ...APP, alreadyConsumed: true };
  await expect(check(consumed)).rejects.toThrow("NOT_VERIFIED");
  await expect(check(consumed, true)).resolves.toHaveProperty("caller");
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
  const { definitions } = await import("@/functions/calls/define-callable");
  await import("@/functions/index");
  vi.unstubAllEnvs();
  const consuming = definitions.filter(({ options }) => options?.consumeAppCheckToken);
  expect(consuming.map(({ name }) => name).toSorted()).toEqual([
    "joinWaitingList",
    "placeOrder",
    "requestReservation",
  ]);
});

test("a caller is known by the token's id, else by its signature in every spelling", () => {
  const tokenOf = (app: object | undefined, header?: string) =>
    callerOf(requestWith(app, false, header))?.appToken;
  expect(tokenOf(undefined)).toBeNull();
  expect(tokenOf(APP)).toBe("first");
  const unnamed = { appId: "app", token: { sub: "app" } };
  const known = tokenOf(unnamed, "head.load.c2lnbg");
  expect(known).toMatch(/^[0-9a-f]{64}$/);
  // The last character's unused bits: another text with the same bytes.
  expect(tokenOf(unnamed, "head.load.c2lnbh")).toBe(known);
  expect(tokenOf(unnamed, "head.load.b3RoZXI")).not.toBe(known);
});

test("a token that the call has consumed needs no limit, because no other call can use it", () => {
  const tokenOf = (app: object) => callerOf(requestWith(app))?.appToken;
  expect(tokenOf({ ...APP, alreadyConsumed: false })).toBeNull();
  expect(tokenOf({ ...APP, alreadyConsumed: true })).toBe("first");
});

test("a caller's address is its verified one in lower case", () => {
  expect(callerOf(requestWith(APP, true))?.verifiedEmail).toBe("toni@example.com");
  expect(callerOf(requestWith(APP))?.verifiedEmail).toBeNull();
});
