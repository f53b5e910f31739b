import { beforeEach, describe, expect, it, vi } from "vitest";
import { ALL_LOST, DONE, LOST, OFFLINE, refused } from "./answers";
import { openTab } from "./open-tab";

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe("submit", () => {
  it("stores the id before the call and removes it once the document exists", async () => {
    const { tab, once, sent, onSucceeded } = openTab([DONE]);
    await once.submit("intent");
    expect(sent).toEqual([{ id: "id-1", wasStored: true }]);
    expect(tab.pending).toBeNull();
    expect(onSucceeded).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "id-1" }));
    expect(once.state().phase).toBe("succeeded");
  });

  it("repeats lost answers under the same id", async () => {
    const { once, sent } = openTab([LOST, LOST, DONE]);
    await once.submit("intent");
    expect(sent.map(({ id }) => id)).toEqual(["id-1", "id-1", "id-1"]);
  });

  it.each<[string, (tab: { now: number; uid: string | null }) => void]>([
    ["for longer than ten minutes", (tab) => Object.assign(tab, { now: 11 * MINUTE_MS })],
    ["while the clock was set back", (tab) => Object.assign(tab, { now: -11 * MINUTE_MS })],
    ["until the guest had signed out", (tab) => Object.assign(tab, { uid: null })],
    ["until another account had signed in", (tab) => Object.assign(tab, { uid: "u2" })],
  ])("repeats nothing after a page was hidden %s", async (_name, change) => {
    const { once, sent, tab } = openTab([LOST, DONE], {
      wait: async () => void (sent.length && change(tab)),
    });
    await once.submit("intent");
    expect([sent.length, once.state().phase]).toEqual([1, "checking"]);
  });

  it("stores nothing of an order that arrived after the guest had signed out", async () => {
    const { once, sent, tab, onSucceeded } = openTab([DONE]);
    const push = sent.push.bind(sent);
    sent.push = (...calls) => {
      Object.assign(tab, { uid: null, pending: null });
      return push(...calls);
    };
    await once.submit("intent");
    expect([sent.length, onSucceeded.mock.calls.length]).toEqual([1, 0]);
  });

  it("keeps the stored request while the outcome is unknown", async () => {
    const { tab, once } = openTab([]);
    await once.submit("intent");
    expect(once.state().phase).toBe("checking");
    expect(tab.pending?.id).toBe("id-1");
  });

  it.each([
    ["refused", refused("CLOSED")],
    ["offline", OFFLINE],
  ])("forgets a request that was %s", async (phase, answer) => {
    const { tab, once } = openTab([answer]);
    await once.submit("intent");
    expect(once.state().phase).toBe(phase);
    expect(tab.pending).toBeNull();
  });

  it("sends one request however often it is called", async () => {
    const { once, sent } = openTab([DONE]);
    await Promise.all([once.submit("a"), once.submit("b"), once.submit("c")]);
    expect(sent).toHaveLength(1);
  });

  it("does not send while another request is pending", async () => {
    const { tab, once, sent } = openTab([DONE]);
    tab.pending = { uid: "u1", startedAt: 0, id: "other" };
    await once.submit("intent");
    expect([sent, tab.pending.id, once.state().phase]).toEqual([[], "other", "checking"]);
  });

  it("keeps another tab's pending request when this tab is offline", async () => {
    const { tab, once } = openTab([], { isOnline: () => false });
    tab.pending = { uid: "u1", startedAt: 0, id: "other" };
    await once.submit("intent");
    expect([once.state().phase, tab.pending?.id]).toEqual(["offline", "other"]);
  });

  it("waits for the tab that holds the lock, and then checks instead of sending", async () => {
    const released = vi.fn(async () => {});
    const { once, sent } = openTab([DONE], { lock: { run: async () => null, released } });
    await once.submit("intent");
    expect([sent, released.mock.calls.length, once.state().phase]).toEqual([[], 1, "checking"]);
  });

  it("creates nothing without an account", async () => {
    const { tab, once, sent } = openTab([DONE]);
    tab.uid = null;
    await once.submit("intent");
    expect([sent, once.state().phase]).toEqual([[], "sign-in-failed"]);
  });

  it("can be called again after a sign-in that rejected", async () => {
    const signIn = vi.fn(async (): Promise<string | null> => "u1");
    signIn.mockRejectedValueOnce(new Error("blocked"));
    const { once, sent } = openTab([DONE], { signIn });
    await once.submit("intent");
    expect([once.state().phase, once.isRunning()]).toEqual(["sign-in-failed", false]);
    await once.submit("intent");
    expect([sent.length, once.state().phase]).toEqual([1, "succeeded"]);
  });

  it("checks a request whose attempt rejected after it was stored", async () => {
    let waits = 0;
    const { once, tab } = openTab([LOST, DONE], {
      wait: async () => {
        waits += 1;
        if (waits === 2) throw new Error("timer gone");
      },
    });
    await once.submit("intent");
    expect([once.state().phase, once.isRunning(), tab.pending?.id]).toEqual([
      "checking",
      false,
      "id-1",
    ]);
    await once.resume();
    expect(once.state().phase).toBe("succeeded");
  });
});

describe("resume", () => {
  it("sends the stored request again under its id", async () => {
    const { tab, once, sent } = openTab([DONE]);
    tab.pending = { uid: "u1", startedAt: 0, id: "stored" };
    await once.resume();
    expect(sent).toEqual([{ id: "stored", wasStored: true }]);
    expect([once.state().phase, tab.pending]).toEqual(["succeeded", null]);
  });

  it("does not treat a request as unsent because the connection is lost", async () => {
    const { tab, once } = openTab(Array.from({ length: 6 }, () => OFFLINE));
    tab.pending = { uid: "u1", startedAt: 0, id: "stored" };
    await once.resume();
    expect([once.state().phase, tab.pending?.id]).toEqual(["checking", "stored"]);
  });

  it.each([
    ["of another account", { uid: "u2", startedAt: 0 }],
    ["older than ten minutes", { uid: "u1", startedAt: -11 * MINUTE_MS }],
  ])("only looks up a request %s", async (_name, stored) => {
    const { tab, once, sent } = openTab([DONE]);
    tab.pending = { ...stored, id: "stored" };
    await once.resume();
    expect([sent, once.state().phase, tab.pending?.id]).toEqual([[], "checking", "stored"]);
  });
});

describe("ask", () => {
  it("sends the stored request again, and the page keeps checking until the outcome is known", async () => {
    const { once, sent, tab } = openTab([...ALL_LOST, LOST, DONE]);
    await once.submit("intent");
    const phases: string[] = [];
    once.subscribe(() => phases.push(once.state().phase));
    await once.ask();
    expect([once.state().phase, tab.pending?.id, phases]).toEqual(["checking", "id-1", []]);
    await once.ask();
    expect([once.state().phase, tab.pending]).toEqual(["succeeded", null]);
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(["id-1"]));
  });

  it("ends with the refusal of a request that had not arrived", async () => {
    const { once, tab } = openTab([...ALL_LOST, refused("SLOT_PAST")]);
    await once.submit("intent");
    await once.ask();
    expect([once.state().phase, tab.pending]).toEqual(["refused", null]);
  });

  it.each([
    ["of another account", { uid: "u2", startedAt: 0 }, true],
    ["older than ten minutes", { uid: "u1", startedAt: -11 * MINUTE_MS }, true],
    ["while the device is offline", { uid: "u1", startedAt: 0 }, false],
  ])("sends no request %s", async (_name, stored, isOnline) => {
    const { tab, once, sent } = openTab([DONE], { isOnline: () => isOnline });
    tab.pending = { ...stored, id: "stored" };
    await once.ask();
    expect([sent, once.state().phase, tab.pending?.id]).toEqual([[], "checking", "stored"]);
  });
});

it("stores when a request was last sent, and never stores again one that another tab has settled", async () => {
  const { tab, once } = openTab([]);
  tab.pending = { uid: "u1", startedAt: 0, id: "stored" };
  tab.now = 5_000;
  await once.ask();
  expect(tab.pending).toEqual({ uid: "u1", startedAt: 0, sentAt: 5_000, id: "stored" });
  const settled = openTab([], {
    wait: async () => {
      settled.tab.pending = null;
    },
  });
  await settled.once.submit("intent");
  expect(settled.tab.pending).toBeNull();
});

describe("settle", () => {
  it("removes a request that is found or known to be missing", async () => {
    for (const event of [
      { type: "succeeded", answer: { id: "id-1" } },
      { type: "missing" },
      { type: "released" },
    ] as const) {
      const { tab, once } = openTab([]);
      await once.submit("intent");
      once.settle(event);
      expect(tab.pending).toBeNull();
      expect(once.state().phase).not.toBe("checking");
    }
  });

  it("keeps a pending request when a message is dismissed", async () => {
    const { tab, once } = openTab([]);
    await once.submit("intent");
    once.settle({ type: "dismissed" });
    expect([once.state().phase, tab.pending?.id]).toEqual(["checking", "id-1"]);
  });
});
