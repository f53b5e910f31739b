// @vitest-environment jsdom
import { FunctionsError } from "firebase/functions";
import { beforeEach, expect, test, vi } from "vitest";

const sent = vi.fn<(name: string, isLimitedUse: boolean) => unknown>();

vi.mock("firebase/functions", async (original) => ({
  ...(await original<typeof import("firebase/functions")>()),
  getFunctions: () => ({}),
  connectFunctionsEmulator: () => undefined,
  httpsCallable:
    (_functions: object, name: string, options?: { limitedUseAppCheckTokens?: boolean }) =>
    async () => ({ data: sent(name, options?.limitedUseAppCheckTokens === true) }),
}));
vi.mock("@/firebase/connection/backend-app", () => ({ requireBackendApp: () => ({}) }));

const { callFunction } = await import("@/firebase/callables/functions-client");

beforeEach(() => {
  sent.mockReset().mockReturnValue("answer");
});

test.each(["placeOrder", "requestReservation", "joinWaitingList"])(
  "%s is sent with a token of its own, also when it is repeated",
  async (name) => {
    expect(await callFunction(name, {}, 20_000)).toBe("answer");
    expect(await callFunction(name, {}, 20_000)).toBe("answer");
    expect(sent.mock.calls).toEqual([
      [name, true],
      [name, true],
    ]);
  },
);

test("other calls share the session's token", async () => {
  await callFunction("cancelOrder", {}, 20_000);
  expect(sent.mock.calls).toEqual([["cancelOrder", false]]);
});

test("a call that gets no token of its own is sent with the session's", async () => {
  sent.mockImplementation((_name, isLimitedUse) => {
    if (isLimitedUse) throw new Error("verification script not loaded");
    return "answer";
  });
  expect(await callFunction("placeOrder", {}, 20_000)).toBe("answer");
  expect(sent).toHaveBeenCalledTimes(2);
});

test("a call that the server refused is not sent again", async () => {
  sent.mockImplementation(() => {
    throw new FunctionsError("failed-precondition", "NOT_VERIFIED");
  });
  await expect(callFunction("placeOrder", {}, 20_000)).rejects.toThrow("NOT_VERIFIED");
  expect(sent).toHaveBeenCalledTimes(1);
});
