import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { healthAnswerSchema } from "@/domain/operations/health.schema";
import { DAY_MS } from "@/domain/time/berlin-time";
import { readLastRuns } from "@/functions/runtime/run-stamp-store";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import type { TestAccount } from "../support/test-accounts";
import { at, KITCHEN, OTHER_KITCHEN, refused, setClock } from "../support/test-kitchen";
import { orderAt } from "../support/unanswered-orders";

async function read(by: TestAccount) {
  const { error, result } = await callFunction("readHealth", {}, by);
  expect(error).toBeUndefined();
  return healthAnswerSchema.parse(result);
}

const mail = (resto_key: string, state: "failed" | "sent") => ({
  to: "toni@example.com",
  message: { subject: "Hallo", text: "Hallo", html: "Hallo" },
  resto_key,
  target: "orders/o",
  created_at: new Date(at("17:00")),
  delivery: { state, attempts: 1, message_id: "<m@example.com>" },
});

describe("readHealth", () => {
  test("returns orders, pauses, board and mails of every restaurant", async ({
    superAdmin,
    staff,
  }) => {
    await orderAt("18:00", "18:04");
    await callFunction("boardSeen", { resto_keys: [KITCHEN], build: "index-a1.js" }, staff);
    await adminPatch(`availability/${KITCHEN}`, { paused_until: new Date(at("19:00")) });
    await adminSet("mail/a", mail(KITCHEN, "failed"));
    await adminSet("mail/b", mail(OTHER_KITCHEN, "sent"));
    await setClock(at("18:06"));
    const { restaurants } = await read(superAdmin);
    const own = restaurants.find(({ resto_key }) => resto_key === KITCHEN);
    expect(own).toMatchObject({
      is_readable: true,
      is_open: true,
      unanswered: 2,
      overdue: 1,
      paused_until: at("19:00"),
      paused_unattended_at: null,
      board_build: "index-a1.js",
      mails_pending: 0,
      mails_failed: 1,
    });
    expect(own?.last_order_at).toBeGreaterThanOrEqual(at("18:04"));
    const other = restaurants.find(({ resto_key }) => resto_key === OTHER_KITCHEN);
    expect(other).toMatchObject({ unanswered: 0, last_order_at: null, mails_failed: 0 });
  });

  test("shows a restaurant that cannot be read by its key", async ({ superAdmin }) => {
    await adminPatch(`public/${KITCHEN}`, { title: 7 });
    const { restaurants } = await read(superAdmin);
    expect(restaurants).toContainEqual(
      expect.objectContaining({ title: KITCHEN, is_readable: false, is_open: false }),
    );
  });

  test("marks late schedules", async ({ superAdmin }) => {
    await adminSet("runs/orders", { succeeded_at: new Date(at("17:49")) });
    await adminSet("runs/reminders", { succeeded_at: new Date(at("17:49")) });
    const { schedules } = await read(superAdmin);
    expect(schedules).toContainEqual({ name: "orders", succeeded_at: at("17:49"), is_late: true });
    expect(schedules).toContainEqual(
      expect.objectContaining({ name: "reminders", is_late: false }),
    );
  });

  test("expects no run of schedules that a local backend leaves out", async ({ superAdmin }) => {
    await adminSet("runs/health", { succeeded_at: new Date(at("17:59")) });
    await setClock(at("18:00") + 2 * DAY_MS);
    const { schedules } = await read(superAdmin);
    expect(schedules).toContainEqual({ name: "unanswered", succeeded_at: null, is_late: false });
    // This process counts as deployed.
    expect((await readLastRuns("health")).watchedSince).toBeGreaterThan(0);
  });

  test("is for super-administrators only", async ({ manager }) => {
    for (const [name, input] of [
      ["readHealth", {}],
      ["readVersions", { resto_keys: [KITCHEN] }],
    ] as const) {
      expect(await callFunction(name, input, manager)).toEqual(
        refused("PERMISSION_DENIED", "NOT_ALLOWED"),
      );
    }
  });
});

describe("siteBuild", () => {
  const fetched = vi.fn();
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv("FUNCTIONS_EMULATOR", "");
    vi.stubGlobal("fetch", fetched.mockReset());
    const readRestaurant = async (key: string) =>
      key === "le-vie" ? { restaurant: { ...leVie, url: "https://moved.example" } } : null;
    vi.doMock("@/functions/restaurants/restaurant-store", () => ({ readRestaurant }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.doUnmock("@/functions/restaurants/restaurant-store");
  });
  const load = async () => (await import("@/functions/operations/site-build")).siteBuild;

  test("asks the restaurant's address, once a minute", async () => {
    fetched.mockImplementation(async () => new Response('{"build":"index-a1.js"}'));
    const siteBuild = await load();
    expect(await siteBuild("le-vie")).toBe("index-a1.js");
    expect(await siteBuild("le-vie")).toBe("index-a1.js");
    expect(fetched).toHaveBeenCalledOnce();
    expect(String(fetched.mock.calls[0]?.[0])).toBe("https://moved.example/version.json");
  });

  test.each([
    ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
    ["an error", async () => new Response("{}", { status: 404 })],
    ["a page", async () => new Response("<!doctype html>")],
    ["too much", async () => new Response(`{"build":"${"x".repeat(300)}"}`)],
  ])("%s is no build", async (_what, answer) => {
    fetched.mockImplementation(answer);
    expect(await (await load())("le-vie")).toBeNull();
  });

  test("an unknown restaurant is not asked", async () => {
    expect(await (await load())("no-such-kitchen")).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});
