import { beforeEach, expect, it, vi } from "vitest";

const started: { settings: Record<string, unknown>; isTerminated: boolean }[] = [];

vi.mock("firebase/firestore", () => ({
  connectFirestoreEmulator: () => {},
  memoryLocalCache: () => "memory",
  initializeFirestore: (_app: unknown, settings: Record<string, unknown>) => {
    const database = { settings, isTerminated: false };
    started.push(database);
    return database;
  },
  terminate: async (database: { isTerminated: boolean }) => {
    database.isTerminated = true;
  },
}));
vi.mock("@/firebase/connection/backend-app", () => ({ requireBackendApp: () => "app" }));

beforeEach(() => {
  vi.resetModules();
  started.length = 0;
});

const streams = { experimentalForceLongPolling: false, experimentalAutoDetectLongPolling: false };

it("starts one database client, which streams and keeps nothing on the device", async () => {
  const { openDatabase } = await import("@/firebase/connection/database");
  expect(openDatabase()).toBe(openDatabase());
  expect(started).toHaveLength(1);
  expect(started[0]?.settings).toEqual({ ...streams, localCache: "memory" });
});

it("restarts the database client with long polling and ends the first one", async () => {
  const { openDatabase, restartDatabase } = await import("@/firebase/connection/database");
  openDatabase();
  restartDatabase();
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  expect(started[1]?.settings).toMatchObject({ ...streams, experimentalForceLongPolling: true });
  expect(openDatabase()).toBe(started[1]);
});
