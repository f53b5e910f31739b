import { afterEach, describe, expect, it, vi } from "vitest";
import { followServerClock } from "@/firebase/connection/server-clock";
import { readPublicDocument } from "@/firebase/repos/public-document";

const NOW = Date.parse("2027-03-03T18:00:00Z");
const HOUR_MS = 3_600_000;

function answering(body: unknown, init?: ResponseInit) {
  const fetching = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json(body, { status: 200, ...init }),
  );
  vi.stubGlobal("fetch", fetching);
  return fetching;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const fields = { rev: { integerValue: "3" }, days: { arrayValue: {} } };

describe("readPublicDocument", () => {
  it("reads a document without a preflight and decodes it", async () => {
    const fetching = answering([{ found: { fields } }]);
    expect(await readPublicDocument("menus/resto-bobingen")).toEqual({
      data: { rev: 3, days: [] },
    });
    const [url, { body, headers }] = fetching.mock.calls[0] ?? ["", {}];
    expect(url).toMatch(/\(default\)\/documents:batchGet\?key=/);
    expect(headers).toBeUndefined();
    expect(String(body)).toMatch(/\/documents\/menus\/resto-bobingen"/);
  });

  it("returns null for a missing document and throws when it cannot be read", async () => {
    answering([{ missing: "public/nowhere", readTime: "2027-03-03T18:00:00Z" }]);
    expect(await readPublicDocument("public/nowhere")).toBeNull();
    answering({ error: { code: 403 } }, { status: 403 });
    await expect(readPublicDocument("public/nowhere")).rejects.toThrow("answered 403");
    answering({ fields });
    await expect(readPublicDocument("public/nowhere")).rejects.toThrow();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(readPublicDocument("public/nowhere")).rejects.toThrow("client is offline");
  });
});

describe("the server clock", () => {
  it.each([
    ["a day behind", 24 * HOUR_MS, 24 * HOUR_MS],
    ["two hours ahead", -2 * HOUR_MS, -2 * HOUR_MS],
    ["one second off, which is noise", 1000, 0],
  ])("corrects a device that is %s", async (_what, offMs, correction) => {
    vi.useFakeTimers({ now: NOW - offMs });
    const onOffset = vi.fn();
    const stop = followServerClock(onOffset);
    answering([{ found: { fields }, readTime: new Date(NOW).toISOString() }]);
    await readPublicDocument("public/resto-bobingen");
    stop();
    expect(onOffset).toHaveBeenLastCalledWith(correction);
  });

  it("is reported to a later listener, once", async () => {
    vi.useFakeTimers({ now: NOW });
    answering([{ found: { fields }, readTime: "2027-03-03T19:00:00Z" }]);
    await readPublicDocument("public/resto-bobingen");
    const first = vi.fn();
    followServerClock(first)();
    expect(first.mock.calls).toEqual([[HOUR_MS]]);
    const second = vi.fn();
    followServerClock(second)();
    expect(second).not.toHaveBeenCalled();
  });
});
