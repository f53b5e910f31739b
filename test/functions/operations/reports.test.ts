import { beforeEach, describe, expect, test, vi } from "vitest";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { adminList } from "@/test/harness/admin";
import { callFunction, callUrl } from "@/test/harness/callables";
import { CLIENT_ERROR } from "../support/client-error";
import { inProcessRequest } from "../support/in-process-request";
import { refused } from "../support/test-kitchen";
import { postCspReport } from "./post-csp-report";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

// The limits count in the module, so each test loads its own.
let reportClientError: typeof import("@/functions/operations/report-client-error").reportClientError;
let cspReport: typeof import("@/functions/operations/csp-report").cspReport;

beforeEach(async () => {
  vi.resetModules();
  for (const each of Object.values(log)) each.mockReset();
  ({ reportClientError } = await import("@/functions/operations/report-client-error"));
  ({ cspReport } = await import("@/functions/operations/csp-report"));
});

const report = { ...CLIENT_ERROR, resto_key: "le-vie" };

/** Undefined is the local backend. */
const from = (address?: string): Record<string, string> =>
  address ? { "x-forwarded-for": address } : {};

function send(changes: object = {}, address?: string): Promise<unknown> {
  const data = { ...report, ...changes };
  return Promise.resolve(reportClientError.run(inProcessRequest(data, { headers: from(address) })));
}

describe("reportClientError", () => {
  test("logs the report and nothing else", async () => {
    await send();
    const { message, ...logged } = report;
    expect(log.warn).toHaveBeenCalledExactlyOnceWith("client error", {
      ...logged,
      error_message: message,
    });
  });

  test("cleans the message again, because anyone may call it", async () => {
    await send({ message: "Toni: toni@example.com, 089 99998-050", route: "/toni" });
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      "client error",
      expect.objectContaining({ error_message: "Toni: <address> <number>", route: "/:id" }),
    );
  });

  test("a sender with invented restaurants uses up no limit of others", async () => {
    const senders = [...Array(400).keys()];
    await Promise.allSettled(
      senders.map((each) => send({ resto_key: `kitchen-${each}` }, `2001:db8:1:${each}::7`)),
    );
    expect(log.warn.mock.calls.filter(([text]) => text === "client error")).toHaveLength(10);
    await send({}, "203.0.113.7");
    expect(log.warn).toHaveBeenLastCalledWith("client error", expect.anything());
  });

  test("a restaurant may send sixty reports at once, and does not hold up others", async () => {
    for (let count = 0; count < 60; count += 1) await send();
    await expect(send()).rejects.toMatchObject({ details: { reason: "RATE_LIMIT" } });
    await send({ resto_key: "asia-sushi" });
    expect(log.warn.mock.calls.filter(([text]) => text === "client error")).toHaveLength(61);
  });

  test("all restaurants together may send three hundred reports at once", async () => {
    for (let count = 0; count < 300; count += 1) await send({ resto_key: `kitchen-${count % 30}` });
    await expect(send({ resto_key: "kitchen-new" })).rejects.toMatchObject({
      details: { reason: "RATE_LIMIT" },
    });
  });

  test("answers anyone, writes nothing, and refuses more than 2 kB and unknown fields", async () => {
    const before = await adminList("limits");
    expect(await callFunction("reportClientError", report)).toMatchObject({ result: {} });
    expect(await adminList("limits")).toEqual(before);
    expect(
      await callFunction("reportClientError", { ...report, message: "x".repeat(2100) }),
    ).toEqual(refused("INVALID_ARGUMENT", "INVALID", { field: "data" }));
    expect(await callFunction("reportClientError", { ...report, uid: "u" })).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "uid" }),
    );
  });
});

const page = `${leVie.url}/order/orders/4f9c1a22?name=Toni`;
const single = {
  "csp-report": {
    "document-uri": page,
    "blocked-uri": "inline",
    "violated-directive": "script-src",
  },
};

const { host } = new URL(leVie.url);
const post = (body: string, method?: string, address?: string) =>
  postCspReport(cspReport, body, { host, ...from(address) }, method);

describe("cspReport", () => {
  test("logs a violation without path, query and person", async () => {
    expect(await post(JSON.stringify(single))).toBe(204);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith("csp violation", {
      site: new URL(leVie.url).hostname,
      route: "/order/orders/:id",
      directive: "script-src",
      blocked: "inline",
    });
  });

  test("logs an error in a browser that reportClientError did not take", async () => {
    const message = "Toni: toni@example.com";
    expect(await post(JSON.stringify({ client_error: { ...report, message } }))).toBe(204);
    const { message: _, ...logged } = report;
    expect(log.warn).toHaveBeenCalledExactlyOnceWith("client error unreported", {
      ...logged,
      error_message: "Toni: <address>",
    });
    expect(await post(JSON.stringify({ client_error: { ...report, uid: "u" } }))).toBe(400);
  });

  test("three of many equal violations are logged", async () => {
    for (let count = 0; count < 20; count += 1) await post(JSON.stringify(single));
    expect(log.warn).toHaveBeenCalledTimes(3);
  });

  test.each([
    ["all senders", undefined, 60],
    ["one sender", "203.0.113.7", 10],
  ])("of different violations by %s, some are logged at once", async (_who, address, logged) => {
    for (let count = 0; count < 100; count += 1) {
      const violation = { ...single["csp-report"], "blocked-uri": `https://a${count}.example/` };
      await post(JSON.stringify({ "csp-report": violation }), "POST", address);
    }
    expect(log.warn).toHaveBeenCalledTimes(logged);
  });

  test("a sender beyond its limit silences no violation of others", async () => {
    const violation = (blocked: string) =>
      JSON.stringify({ "csp-report": { ...single["csp-report"], "blocked-uri": blocked } });
    for (let count = 0; count < 10; count += 1) {
      await post(violation(`https://a${count}.example/`), "POST", "203.0.113.7");
    }
    for (let count = 0; count < 10; count += 1) {
      await post(violation("inline"), "POST", "203.0.113.7");
    }
    expect(log.warn).toHaveBeenCalledTimes(10);
    await post(violation("inline"), "POST", "198.51.100.4");
    expect(log.warn).toHaveBeenCalledTimes(11);
  });

  test("pages of other sites are ignored", async () => {
    const other = {
      "csp-report": { ...single["csp-report"], "document-uri": "https://evil.example/" },
    };
    expect(await post(JSON.stringify(other))).toBe(204);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test.each([
    ["a body above 16 kB", "x".repeat(17 * 1024), "POST", 413],
    ["what is not JSON", "{", "POST", 400],
    ["JSON in neither format", "{}", "POST", 400],
    ["another method", "", "GET", 405],
  ])("%s is refused", async (_what, body, method, status) => {
    expect(await post(body, method)).toBe(status);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test.each([
    ["application/csp-report", single],
    [
      "application/reports+json",
      [
        {
          type: "csp-violation",
          body: { documentURL: page, blockedURL: "inline", effectiveDirective: "img-src" },
        },
      ],
    ],
  ])("the deployed function accepts %s", async (type, body) => {
    const url = callUrl("cspReport");
    const headers = { "content-type": type };
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(204);
  });
});
