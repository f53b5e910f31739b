import type { Firestore } from "firebase/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";

const calls: string[] = [];
let generation = 0;

vi.mock("firebase/firestore", () => ({
  disableNetwork: async () => void calls.push("disable"),
  enableNetwork: async () => void calls.push("enable"),
}));

vi.mock("@/firebase/connection/database", () => ({
  openDatabase: () => `database ${generation}`,
  restartDatabase: () => {
    generation += 1;
    calls.push("restart");
  },
}));

class Page extends EventTarget {
  hidden = false;
}

let page: Page;
let network: EventTarget;
let navigator: { onLine: boolean };
let keepListening: typeof import("@/firebase/connection/live-connection").keepListening;

const pageTransition = (type: string, persisted: boolean) =>
  Object.assign(new Event(type), { persisted });

/** A listener that logs its starts and stops. */
function listen(name: string) {
  const heard: ((fromServer: boolean) => void)[] = [];
  const stop = keepListening((database: Firestore, report) => {
    calls.push(`${name} starts on ${database as unknown as string}`);
    heard.push(report);
    return () => void calls.push(`${name} stops`);
  });
  return { stop, hears: (fromServer: boolean) => heard.at(-1)?.(fromServer) };
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  calls.length = 0;
  generation = 0;
  page = new Page();
  network = new EventTarget();
  navigator = { onLine: true };
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", network);
  vi.stubGlobal("navigator", navigator);
  ({ keepListening } = await import("@/firebase/connection/live-connection"));
});

describe("without an answer from the server", () => {
  it("restarts all listeners after ten seconds, and only once", () => {
    listen("order").hears(false);
    listen("list");
    vi.advanceTimersByTime(9_999);
    expect(calls).toEqual(["order starts on database 0", "list starts on database 0"]);
    vi.advanceTimersByTime(1);
    expect(calls.slice(2)).toEqual([
      "order stops",
      "list stops",
      "restart",
      "order starts on database 1",
      "list starts on database 1",
    ]);
    vi.advanceTimersByTime(60_000);
    listen("late");
    vi.advanceTimersByTime(60_000);
    expect(calls.filter((call) => call === "restart")).toHaveLength(1);
  });

  it("waits for a network before it restarts", () => {
    navigator.onLine = false;
    listen("order");
    vi.advanceTimersByTime(35_000);
    expect(calls).not.toContain("restart");
    navigator.onLine = true;
    vi.advanceTimersByTime(10_000);
    expect(calls).toContain("restart");
  });

  it("does not restart without listeners", () => {
    listen("order").stop();
    vi.advanceTimersByTime(60_000);
    expect(calls).toEqual(["order starts on database 0", "order stops"]);
  });
});

it("does not restart once any listener has an answer from the server", () => {
  listen("order").hears(true);
  listen("list");
  vi.advanceTimersByTime(60_000);
  expect(calls).not.toContain("restart");
});

describe("when the network or the page returns", () => {
  it("reconnects at once", async () => {
    listen("order").hears(true);
    network.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.slice(1)).toEqual(["disable", "enable"]);
  });

  it("does not touch a working connection", async () => {
    const order = listen("order");
    order.hears(true);
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(["order starts on database 0"]);
    order.hears(false);
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.slice(1)).toEqual(["disable", "enable"]);
  });

  it("disconnects when the page may be kept for going back, and reconnects when it is shown again", async () => {
    listen("order").hears(true);
    network.dispatchEvent(pageTransition("pagehide", true));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.slice(1)).toEqual(["disable"]);
    network.dispatchEvent(pageTransition("pageshow", true));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.slice(2)).toEqual(["disable", "enable"]);
  });

  it("keeps its connection when the page is closed or first shown", async () => {
    listen("order").hears(true);
    network.dispatchEvent(pageTransition("pageshow", false));
    network.dispatchEvent(pageTransition("pagehide", false));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(["order starts on database 0"]);
  });

  it("does not reconnect without listeners", async () => {
    listen("order").stop();
    network.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).not.toContain("disable");
  });
});
