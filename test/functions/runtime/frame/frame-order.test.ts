import { afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { saveMenuRequestSchema } from "@/domain/menu/save-menu-request.schema";
import { exportGuest } from "@/functions/guests/export-guest";
import { saveMenu } from "@/functions/menus/save-menu";
import { placeOrder } from "@/functions/orders/place-order";
import { database } from "@/functions/runtime/admin-app";
import { inProcessRequest } from "../../support/in-process-request";
import { runFunctionsInProcess } from "../../support/run-in-process";
import { newStaff, type TestAccountWithAddress } from "../../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, openKitchen, pickupRequest } from "../../support/test-kitchen";

runFunctionsInProcess();

const WELL_FORMED = { resto_key: KITCHEN, phone: "089 99998-078" };
const APP = { token: { jti: "token" } };

let cook: TestAccountWithAddress;

beforeAll(async () => {
  await openKitchen();
  cook = await newStaff({ resto_keys: [OTHER_KITCHEN] });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const from = (address: string) => ({ "x-forwarded-for": address });
const tokenOf = (minutesAgo: number) => ({
  auth_time: Math.floor(Date.now() / 1000) - minutesAgo * 60,
  email_verified: true,
  firebase: { sign_in_provider: "password" },
});

/** The refusal of a call that must not be answered. */
async function refusalOf(call: Promise<unknown>): Promise<string> {
  const fault: unknown = await call.catch((each: unknown) => each);
  const { reason, field } = (fault as { details: { reason: string; field?: string } }).details;
  return field === undefined ? reason : `${reason} ${field}`;
}

test("a call that fails at every step is refused for the earliest, and reads nothing before the role", async () => {
  const crowded = from("198.51.100.70");
  const quiet = from("198.51.100.71");
  const stranger = { headers: quiet };
  const exportWith = (data: unknown, credentials: object) =>
    refusalOf(Promise.resolve(exportGuest.run(inProcessRequest(data, credentials))));
  // The clock stands still: the limit gives no call back while the others run.
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  for (let call = 0; call < 120; call += 1) await exportWith(null, { headers: crowded });

  const reads = vi.spyOn(database(), "getAll");
  const transactions = vi.spyOn(database(), "runTransaction");
  const wrong = { ...WELL_FORMED, phone: "\ud800", surplus: 1 };
  const large = { ...wrong, email: "x".repeat(32 * 1024) };
  expect(await exportWith(large, { headers: crowded })).toBe("INVALID data");
  expect(await exportWith(wrong, { headers: crowded })).toBe("RATE_LIMIT calls");
  expect(await exportWith(wrong, stranger)).toBe("INVALID phone");
  expect(await exportWith({ ...WELL_FORMED, surplus: 1 }, stranger)).toBe("INVALID surplus");
  expect(await exportWith(WELL_FORMED, stranger)).toBe("NOT_SIGNED_IN");
  expect(reads).not.toHaveBeenCalled();

  // The sign-in of a caller without the role is too old as well.
  const auth = { uid: cook.uid, token: tokenOf(600) };
  expect(await exportWith(WELL_FORMED, { auth, headers: quiet })).toBe("NOT_ALLOWED");
  expect(reads).toHaveBeenCalledOnce();
  expect(transactions).not.toHaveBeenCalled();
});

test("App Check comes after the form and before the sign-in", async () => {
  const order = (data: unknown, credentials: object = {}) =>
    refusalOf(Promise.resolve(placeOrder.run(inProcessRequest(data, credentials))));
  expect(await order({ ...pickupRequest(), surplus: 1 })).toBe("INVALID surplus");
  expect(await order(pickupRequest())).toBe("NOT_VERIFIED");
  expect(await order(pickupRequest(), { app: APP })).toBe("NOT_SIGNED_IN");
});

test("a body above 32 KB is looked at only if it comes from staff", async () => {
  const value = { items: Array.from({ length: 100_000 }, () => ({})) };
  const save = (credentials: object) => {
    const data = { resto_key: OTHER_KITCHEN, base_rev: 7, value };
    return refusalOf(Promise.resolve(saveMenu.run(inProcessRequest(data, credentials))));
  };
  const parse = vi.spyOn(saveMenuRequestSchema, "safeParse");
  expect(await save({ headers: from("198.51.100.72") })).toBe("NOT_SIGNED_IN");
  const verified = { email_verified: true, firebase: {} };
  expect(await save({ auth: { uid: "guest", token: verified } })).toBe("NOT_ALLOWED");
  expect(parse).not.toHaveBeenCalled();
  const token = { ...tokenOf(0), email: cook.email };
  expect(await save({ auth: { uid: cook.uid, token } })).toMatch(/^INVALID /);
  expect(parse).toHaveBeenCalledOnce();
});
