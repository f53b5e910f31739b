// @vitest-environment jsdom
import { CustomProvider, initializeAppCheck } from "firebase/app-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callFunction } from "@/firebase/callables/functions-client";
import { requireBackendApp } from "@/firebase/connection/backend-app";

// @isolated: the clients are the real ones, one app per process; only the network is replaced.
interface Sent {
  readonly url: string;
  readonly token: string | null;
  readonly data: unknown;
}

const sent: Sent[] = [];
let answers: { status: number; body: object }[];
/** Tokens that the security check has given out. */
let given: string[];
let isCheckAvailable: boolean;

const provider = new CustomProvider({
  getToken: async () => {
    if (!isCheckAvailable) throw new Error("verification script not loaded");
    const token = `token-${given.length + 1}`;
    given.push(token);
    return { token, expireTimeMillis: Date.now() + 3_600_000 };
  },
});

vi.spyOn(console, "warn").mockImplementation(() => {});
given = [];
isCheckAvailable = true;
initializeAppCheck(requireBackendApp(), { provider, isTokenAutoRefreshEnabled: false });

beforeEach(() => {
  sent.length = 0;
  answers = [];
  isCheckAvailable = true;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get("x-firebase-appcheck");
    sent.push({ url, token, data: JSON.parse(String(init.body)).data });
    const { status, body } = answers.shift() ?? { status: 200, body: { result: "answer" } };
    return Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a call goes to the page's own site, with its input", async () => {
  expect(await callFunction("cancelOrder", { order_id: "o" }, 20_000)).toBe("answer");
  expect(sent).toMatchObject([
    {
      url: `${window.location.origin}/api/cancelOrder`,
      data: { order_id: "o" },
    },
  ]);
});

test.each([
  ["cancelOrder", "guestApi/cancelOrder"],
  ["publishPhoto", "publishPhoto"],
])("with the functions' own address, %s goes to %s", async (name, path) => {
  vi.stubGlobal("__HOSTED_BACKEND__", { projectId: "demo-resto", callAddress: "functions" });
  await callFunction(name, {}, 20_000);
  expect(sent[0]?.url).toBe(`https://europe-west3-demo-resto.cloudfunctions.net/${path}`);
});

test.each(["placeOrder", "requestReservation", "joinWaitingList"])(
  "%s is sent with a token of its own, also when it is repeated",
  async (name) => {
    const before = given.length;
    await callFunction(name, {}, 20_000);
    await callFunction(name, {}, 20_000);
    expect(sent.map(({ token }) => token)).toEqual([`token-${before + 1}`, `token-${before + 2}`]);
  },
);

test("other calls share the session's token", async () => {
  await callFunction("cancelOrder", {}, 20_000);
  const before = given.length;
  await callFunction("quoteOrder", {}, 20_000);
  await callFunction("cancelOrder", {}, 20_000);
  expect(given).toHaveLength(before);
  expect(new Set(sent.map(({ token }) => token)).size).toBe(1);
});

test("a call that gets no token of its own is sent with the session's", async () => {
  await callFunction("cancelOrder", {}, 20_000);
  isCheckAvailable = false;
  expect(await callFunction("placeOrder", {}, 20_000)).toBe("answer");
  expect(sent.map(({ url }) => url.split("/").at(-1))).toEqual(["cancelOrder", "placeOrder"]);
  expect(sent[1]?.token).toBe(sent[0]?.token);
});

test("a call that the server refused is not sent again", async () => {
  const error = { status: "FAILED_PRECONDITION", message: "NOT_VERIFIED" };
  answers = [{ status: 400, body: { error } }];
  await expect(callFunction("placeOrder", {}, 20_000)).rejects.toThrow("NOT_VERIFIED");
  expect(sent).toHaveLength(1);
});
