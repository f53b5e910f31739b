import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isActiveSession } from "@/functions/access/session-store";

const getUsers = vi.hoisted(() => vi.fn());
vi.mock("@/functions/runtime/admin-app", () => ({ identities: () => ({ getUsers }) }));
vi.mock("firebase-functions/logger", () => ({ warn: () => {} }));

const EMAIL = "kim@example.com";
const user = {
  email: "Kim@example.com",
  emailVerified: true,
  disabled: false,
  tokensValidAfterTime: new Date(0).toString(),
};
const answer = (changes: object = {}) =>
  getUsers.mockResolvedValue({ users: [{ ...user, ...changes }] });
const SECOND = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  getUsers.mockReset();
  answer();
});
afterEach(() => vi.useRealTimers());

it("asks the identity provider once in five seconds, also for simultaneous calls", async () => {
  await Promise.all([isActiveSession("cook", EMAIL, 1), isActiveSession("cook", EMAIL, 1)]);
  vi.setSystemTime(Date.now() + 4 * SECOND);
  expect(await isActiveSession("cook", EMAIL, 1)).toBe(true);
  expect(getUsers).toHaveBeenCalledTimes(1);
  answer({ disabled: true });
  vi.setSystemTime(Date.now() + 2 * SECOND);
  expect(await isActiveSession("cook", EMAIL, 1)).toBe(false);
  expect(getUsers).toHaveBeenCalledTimes(2);
});

it.each([
  ["disabled", { disabled: true }],
  ["moved", { email: "other@example.com" }],
  ["unverified", { emailVerified: false }],
  ["revoked", { tokensValidAfterTime: new Date(2 * SECOND).toISOString() }],
])("ends the session of a %s account", async (name, changes) => {
  answer(changes);
  expect(await isActiveSession(name, EMAIL, SECOND)).toBe(false);
});

it("ends the session of a deleted account", async () => {
  getUsers.mockResolvedValue({ users: [] });
  expect(await isActiveSession("gone", EMAIL, SECOND)).toBe(false);
});

it("uses the last answer for ten minutes while the identity provider is down", async () => {
  await isActiveSession("chef", EMAIL, 1);
  getUsers.mockRejectedValue(new Error("unavailable"));
  for (let minute = 1; minute < 10; minute += 1) {
    vi.setSystemTime(Date.now() + 60 * SECOND);
    expect(await isActiveSession("chef", EMAIL, 1)).toBe(true);
  }
  vi.setSystemTime(Date.now() + 61 * SECOND);
  await expect(isActiveSession("chef", EMAIL, 1)).rejects.toThrow("unavailable");
  await expect(isActiveSession("unknown", EMAIL, 1)).rejects.toThrow("unavailable");
});

it("keeps at most 1,000 accounts", async () => {
  await isActiveSession("first", EMAIL, 1);
  for (let index = 0; index < 1000; index += 1) await isActiveSession(`account-${index}`, EMAIL, 1);
  getUsers.mockClear();
  await isActiveSession("account-999", EMAIL, 1);
  expect(getUsers).not.toHaveBeenCalled();
  await isActiveSession("first", EMAIL, 1);
  expect(getUsers).toHaveBeenCalledOnce();
});
