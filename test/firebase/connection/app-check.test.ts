// @vitest-environment jsdom
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Token lifetime of the hosted service. */
const TTL = "3600s";

let app: FirebaseApp;
let apps = 0;
const exchange = vi.fn<() => unknown>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  apps += 1;
  app = initializeApp({ projectId: "p", appId: "a", apiKey: "k" }, `app-${apps}`);
  vi.doMock("@/firebase/connection/backend-app", () => ({
    backendApp: () => app,
    requireBackendApp: () => app,
  }));
  vi.stubGlobal("__HOSTED_BACKEND__", { recaptchaSiteKey: "site-key" });
  exchange.mockReset().mockImplementation(() => ({ token: `token-${apps}`, ttl: TTL }));
  vi.stubGlobal("fetch", async () => Response.json(await exchange()));
  document.head.innerHTML = "";
});
afterEach(async () => {
  await deleteApp(app);
  Reflect.deleteProperty(window, "grecaptcha");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const appCheck = () => import("@/firebase/connection/app-check");

/** Called by Auth and callables before each request. */
interface InternalAppCheck {
  getToken(): Promise<{ token: string; error?: unknown }>;
}
function tokenForCall() {
  const { container } = app as unknown as {
    container: { getProvider(name: string): { getImmediate(): InternalAppCheck } };
  };
  return container.getProvider("app-check-internal").getImmediate().getToken();
}

/** Milliseconds until the promise settles, and its value or error. */
async function outcome<T>(promise: Promise<T>, maxMs = 60_000) {
  let settled: { ms: number; value?: T; fault?: unknown } | null = null;
  const startedAt = Date.now();
  const since = () => Date.now() - startedAt;
  promise.then(
    (value) => {
      settled = { ms: since(), value };
    },
    (fault: unknown) => {
      settled = { ms: since(), fault };
    },
  );
  while (!settled && since() < maxMs) await vi.advanceTimersByTimeAsync(100);
  return settled as { ms: number; value?: T; fault?: unknown } | null;
}

const scripts = () => [...document.head.querySelectorAll("script")];

/** Answers the request for the verification script. */
function answerScript(
  script = scripts()[0],
  execute: () => Promise<string> = async () => "ok",
): void {
  const enterprise = {
    ready: (then: () => void) => then(),
    render(_id: string, { callback }: { callback: () => void }) {
      callback();
      return "widget";
    },
    execute,
  };
  Object.assign(window, { grecaptcha: { enterprise } });
  script?.onload?.(new Event("load"));
}

describe("the hosted verification service", () => {
  it("gives a token once its script has loaded", async () => {
    const { requestAppCheckToken } = await appCheck();
    const request = requestAppCheckToken();
    expect(scripts().map(({ src }) => src)).toEqual([
      "https://www.google.com/recaptcha/enterprise.js?render=explicit",
    ]);
    answerScript();
    expect(await outcome(request)).toMatchObject({ ms: 0, value: `token-${apps}` });
  });

  it("fails after 3 seconds while its script hangs, and calls no longer wait then", async () => {
    const { requestAppCheckToken } = await appCheck();
    const verdict = await outcome(requestAppCheckToken());
    expect(verdict?.fault).toEqual(new Error("verification script not loaded"));
    expect(verdict?.ms).toBe(3000);
    const call = await outcome(tokenForCall());
    expect(call?.value?.error).toBeDefined();
    expect(call?.ms).toBe(0);
  });

  it("fails within 10 seconds while its script is there but does not answer", async () => {
    const { requestAppCheckToken } = await appCheck();
    const request = requestAppCheckToken();
    answerScript(scripts()[0], () => new Promise(() => {}));
    const verdict = await outcome(request);
    expect(verdict?.fault).toBeInstanceOf(Error);
    expect(verdict?.ms).toBe(10_000);
  });

  it.each([12_000, 30_000])(
    "reports the token of a script that arrives after %i ms",
    async (ms) => {
      const { onAppCheckToken, requestAppCheckToken } = await appCheck();
      expect((await outcome(requestAppCheckToken()))?.fault).toBeInstanceOf(Error);
      const tokens: string[] = [];
      onAppCheckToken((token) => tokens.push(token));
      await vi.advanceTimersByTimeAsync(ms - 3000);
      expect(tokens).toEqual([]);
      answerScript();
      await vi.advanceTimersByTimeAsync(1000);
      expect(tokens).toEqual([`token-${apps}`]);
      expect((await outcome(tokenForCall()))?.value).toEqual({ token: `token-${apps}` });
      expect(exchange).toHaveBeenCalledTimes(1);
    },
  );

  it("is asked again by a new request, although the first one never gets an answer", async () => {
    const { requestAppCheckToken, requestNewAppCheckToken } = await appCheck();
    await outcome(requestAppCheckToken());
    const request = requestNewAppCheckToken();
    await vi.waitFor(() => expect(scripts()).toHaveLength(2));
    const [first, second] = scripts();
    expect(second?.src).not.toBe(first?.src);
    answerScript(second);
    expect((await outcome(request))?.value).toBe(`token-${apps}`);
    expect(first?.onload).toBeNull();
  });

  it("is asked again by a call that comes 10 seconds after the last attempt", async () => {
    const { requestAppCheckToken } = await appCheck();
    await outcome(requestAppCheckToken());
    await vi.advanceTimersByTimeAsync(7000);
    const call = tokenForCall();
    await vi.waitFor(() => expect(scripts()).toHaveLength(2));
    answerScript(scripts()[1]);
    expect((await outcome(call))?.value).toEqual({ token: `token-${apps}` });
  });

  it("fails at once when it refuses", async () => {
    exchange.mockImplementation(() => {
      throw new TypeError("network");
    });
    const { requestAppCheckToken } = await appCheck();
    const request = requestAppCheckToken();
    answerScript();
    expect(await outcome(request)).toMatchObject({ ms: 0, fault: expect.any(Error) });
  });

  it("gives no token if its answer has none", async () => {
    exchange.mockReturnValue({ ttl: TTL });
    const { requestAppCheckToken } = await appCheck();
    const request = requestAppCheckToken();
    answerScript();
    expect(await outcome(request)).toStrictEqual({ ms: 0, value: undefined });
  });

  it("refreshes the token by itself before it expires", async () => {
    const { requestAppCheckToken } = await appCheck();
    const request = requestAppCheckToken();
    await vi.advanceTimersByTimeAsync(10);
    answerScript();
    await outcome(request);
    expect(exchange).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(34 * 60_000);
    expect(exchange).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(exchange).toHaveBeenCalledTimes(2);
  });
});

it("asks for no token where no verification service is configured", async () => {
  vi.stubGlobal("__HOSTED_BACKEND__", { recaptchaSiteKey: "" });
  const { requestAppCheckToken } = await appCheck();
  expect(await requestAppCheckToken()).toBeNull();
  expect(scripts()).toEqual([]);
});
