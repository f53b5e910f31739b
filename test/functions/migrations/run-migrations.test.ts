import { beforeEach, describe, expect, inject, test } from "vitest";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { localProject } from "@/hosting/firebase/project";
import { migrations } from "@/hosting/migrations/migrations";
import { type MigrationOptions, runMigration } from "@/hosting/migrations/run-migration";
import { adminGet, adminList, adminSet, resetBackend } from "@/test/harness/admin";
import { restaurants } from "@/test/tenant-configs/restaurants";

const NOW = new Date("2026-11-20T12:00:00Z");
const START = new Date("2026-11-20T18:00:00.123Z");

const old = {
  resto_key: "le-vie",
  local_date: "2026-11-20",
  creator_uid: "guest",
  contact: { name: "Ada", phone: "08234 1234" },
  start_at: START,
  share: 0.5,
};

/** Runs all; throws the first error when every one has ended. */
async function run(options: Partial<MigrationOptions> = {}) {
  const project = localProject(inject("backendPorts"));
  const all = { isDryRun: false, isRepeated: false, now: () => NOW, ...options };
  const runs = migrations.map((migration) => runMigration(project, migration, all));
  await Promise.allSettled(runs);
  return Promise.all(runs);
}

beforeEach(resetBackend);

describe("npm run migrate", () => {
  beforeEach(async () => {
    await adminSet("reservations/noted", { ...old, staff_note: "Stammgast" });
    await adminSet("reservations/renoted", { ...old, staff_note: "alt" });
    await adminSet("reservation_notes/renoted", { note: "neu" });
    await adminSet("orders/old", old);
    await adminSet("orders/new", { ...old, contact_keys: [] });
    await adminSet("public/asia-sushi", { key: "asia-sushi" });
    await adminSet("public/le-vie", { key: "le-vie", reusable: "exempt" });
  });

  test("in a dry run counts what would change and writes nothing", async () => {
    const before = [await adminList("reservations"), await adminList("orders")];
    expect(await run({ isDryRun: true })).toEqual([
      { read: 2, changed: 2, fields: ["staff_note"] },
      { read: 4, changed: 3, fields: ["contact_keys"] },
      { read: restaurants.length, changed: 1, fields: ["reusable"] },
    ]);
    expect([await adminList("reservations"), await adminList("orders")]).toEqual(before);
    expect(await adminList("migrations")).toEqual([]);
  });

  test("changes what differs, keeps a newer note, and records what it did", async () => {
    const project = localProject(inject("backendPorts"));
    const options = { isDryRun: false, isRepeated: false, now: () => NOW };
    for (const migration of migrations) await runMigration(project, migration, options);
    const migrated = { ...old, contact_keys: ["+4982341234"] };
    expect(await adminGet("reservations/noted")).toEqual(migrated);
    expect(await adminGet("orders/old")).toEqual(migrated);
    expect(await adminGet("orders/new")).toEqual({ ...old, contact_keys: [] });
    expect(await adminList("reservation_notes")).toEqual([
      { id: "noted", data: { resto_key: "le-vie", local_date: "2026-11-20", note: "Stammgast" } },
      { id: "renoted", data: { note: "neu" } },
    ]);
    expect(await adminGet("public/asia-sushi")).toEqual({
      key: "asia-sushi",
      reusable: "own_containers",
    });
    expect(await adminGet("public/le-vie")).toEqual({ key: "le-vie", reusable: "exempt" });
    expect(await adminGet("migrations/002-contact-keys")).toEqual({
      started_at: NOW,
      finished_at: NOW,
      collection: "reservations",
      after: "reservations/renoted",
      read: 4,
      changed: 3,
    });
  });

  test("runs once, and again on request", async () => {
    await run();
    await adminSet("orders/late", old);
    expect(await run()).toEqual([null, null, null]);
    expect((await adminGet("orders/late"))?.contact_keys).toBeUndefined();
    const [, repeated] = await run({ isRepeated: true });
    expect(repeated).toMatchObject({ changed: 1 });
  });
});

test("an interrupted migration continues after its last page", async () => {
  const admin = backendAdmin(inject("backendPorts"));
  const documents = Array.from({ length: 350 }, (_, index) => ({
    path: `orders/o-${String(index).padStart(3, "0")}`,
    data: old,
  }));
  await admin.write(documents);
  const stop = () => {
    throw new Error("interrupted");
  };
  await expect(run({ onPage: stop })).rejects.toThrow("interrupted");
  const stored = await adminGet("migrations/002-contact-keys");
  expect(stored).toMatchObject({ finished_at: null, after: "orders/o-299", changed: 300 });
  // Not read again: it would be migrated.
  await adminSet("orders/o-001", old);
  const [, counts] = await run();
  expect(counts).toMatchObject({ read: 350, changed: 350 });
  expect((await adminGet("orders/o-001"))?.contact_keys).toBeUndefined();
  expect((await adminGet("orders/o-349"))?.contact_keys).toEqual(["+4982341234"]);
});
