import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

vi.mock("@/config/active-tenant-key", () => ({ activeTenantKey: "le-vie" }));

const sent = vi.fn(async () => new Response("{}"));

/** Each test loads its own module, which decides once whether the session reports. */
async function load() {
  vi.resetModules();
  return (await import("@/app/errors/report-error")).reportError;
}

function failure(message = "x is undefined"): ErrorEvent {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (${location.origin}/assets/index-a1.js:1:22)`;
  return new ErrorEvent("error", { error });
}

const reports = () =>
  sent.mock.calls.map((call) => {
    const [url, { body }] = call as unknown as [string, { body: string }];
    return { url, ...JSON.parse(body).data };
  });

beforeEach(() => {
  sessionStorage.clear();
  sent.mockClear();
  vi.stubGlobal("fetch", sent);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  document.querySelector("script[type=module]")?.remove();
});

describe("reportError", () => {
  test("sends restaurant, build, route and stack to the function", async () => {
    const entry = document.createElement("script");
    entry.type = "module";
    entry.setAttribute("src", "/assets/index-a1.js");
    document.head.append(entry);
    (await load())(failure());
    expect(reports()).toEqual([
      expect.objectContaining({
        url: "/api/reportClientError",
        resto_key: "le-vie",
        build: "index-a1.js",
        route: "/",
        message: "TypeError: x is undefined",
        stack: ["index-a1.js:1:22"],
      }),
    ]);
  });

  test.each([
    ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["fails", async () => new Response("{}", { status: 503 })],
    ["does not exist", async () => new Response("{}", { status: 404 })],
  ])("sends the report to another service when the first %s", async (_what, answer) => {
    sent.mockImplementationOnce(answer);
    (await load())(failure());
    await expect.poll(() => sent).toHaveBeenCalledTimes(2);
    const [first, second] = sent.mock.calls as unknown as [string, { body: string }][];
    expect(second?.[0]).toBe("/api/cspReport");
    const body = JSON.parse(second?.[1].body ?? "");
    expect(body).toEqual({ client_error: JSON.parse(first?.[1].body ?? "").data });
  });

  test("sends a report that is one too many nowhere else", async () => {
    sent.mockResolvedValueOnce(new Response("{}", { status: 429 }));
    (await load())(failure());
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toHaveBeenCalledOnce();
  });

  test("sends rejections that nothing handles", async () => {
    const { error } = failure();
    const event = Object.assign(new Event("unhandledrejection"), { reason: error });
    (await load())(event as PromiseRejectionEvent);
    expect(reports()).toHaveLength(1);
  });

  test("sends at most three reports of a session, also after a reload", async () => {
    for (let page = 0; page < 3; page += 1) {
      const reportError = await load();
      reportError(failure());
      reportError(failure());
    }
    expect(reports()).toHaveLength(3);
  });

  test("sends nothing from a session outside of the sample", async () => {
    vi.stubEnv("VITE_CLIENT_ERROR_SHARE", "0.1");
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    (await load())(failure());
    expect(reports()).toEqual([]);
    vi.spyOn(Math, "random").mockReturnValue(0.05);
    (await load())(failure());
    expect(reports()).toHaveLength(1);
  });

  test("sends nothing while offline, and nothing of other scripts", async () => {
    const reportError = await load();
    vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
    reportError(failure());
    reportError(new ErrorEvent("error", { message: "Script error." }));
    expect(reports()).toEqual([]);
  });

  test("sends nothing if the session cannot be counted", async () => {
    const reportError = await load();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("quota");
    });
    reportError(failure());
    expect(reports()).toEqual([]);
  });
});
