import { beforeEach, describe, expect, inject, test } from "vitest";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { localProject } from "@/hosting/firebase/project";
import { migrations } from "@/hosting/migrations/migrations";
import { type MigrationOptions, runMigration } from "@/hosting/migrations/run-migration";
import { adminGet, adminList, adminSet, resetBackend } from "@/test/harness/admin";
import { exampleMigration } from "./example-migration";

const NOW = new Date("2026-11-20T12:00:00Z");
const START = new Date("2026-11-20T18:00:00.123Z");

const moved = { resto_key: "le-vie", start_at: START, share: 0.5 };
const old = { ...moved, text: "alt" };

function run(options: Partial<MigrationOptions> = {}) {
  const project = localProject(inject("backendPorts"));
  const all = { isDryRun: false, isRepeated: false, now: () => NOW, ...options };
  return runMigration(project, exampleMigration, all);
}

beforeEach(resetBackend);

describe("a migration", () => {
  beforeEach(async () => {
    await adminSet("orders/new", moved);
    await adminSet("orders/old", old);
    await adminSet("reservations/moved", old);
    await adminSet("texts/moved", { text: "neu" });
  });

  test("in a dry run counts what would change and writes nothing", async () => {
    expect(await run({ isDryRun: true })).toEqual({ read: 3, changed: 2, fields: ["text"] });
    expect(await adminGet("orders/old")).toEqual(old);
    expect(await adminList("migrations")).toEqual([]);
  });

  test("changes what differs, keeps a newer document, and records what it did", async () => {
    await run();
    for (const path of ["orders/new", "orders/old", "reservations/moved"]) {
      expect(await adminGet(path)).toEqual(moved);
    }
    expect(await adminList("texts")).toEqual([
      { id: "moved", data: { text: "neu" } },
      { id: "old", data: { text: "alt" } },
    ]);
    expect(await adminGet("migrations/001-example")).toEqual({
      started_at: NOW,
      finished_at: NOW,
      collection: "reservations",
      after: "reservations/moved",
      read: 3,
      changed: 2,
    });
  });

  test("runs once, and again on request", async () => {
    await run();
    await adminSet("orders/late", old);
    expect(await run()).toBeNull();
    expect(await adminGet("orders/late")).toEqual(old);
    expect(await run({ isRepeated: true })).toMatchObject({ changed: 1 });
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
  const stored = await adminGet("migrations/001-example");
  expect(stored).toMatchObject({ finished_at: null, after: "orders/o-299", changed: 300 });
  // Not read again: it would be migrated.
  await adminSet("orders/o-001", old);
  expect(await run()).toMatchObject({ read: 350, changed: 350 });
  expect(await adminGet("orders/o-001")).toEqual(old);
  expect(await adminGet("orders/o-349")).toEqual(moved);
});

test("the migrations are numbered in the order in which they run", () => {
  const numbered = [exampleMigration, ...migrations].map(({ name }) => Number(name.slice(0, 3)));
  expect(numbered).toEqual([1, ...migrations.map((_, index) => index + 1)]);
});
