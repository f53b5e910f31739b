import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RETAINED_REVISIONS } from "@/domain/revision/revision.schema";
import { deleteOldRevisions } from "@/functions/revisions/revision-store";
import { database } from "@/functions/runtime/admin-app";
import { adminList, adminSet } from "@/test/harness/admin";
import { runFunctionsInProcess } from "../support/run-in-process";
import { KITCHEN, openKitchen } from "../support/test-kitchen";

const log = vi.hoisted(() => ({ warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();

afterEach(() => {
  vi.restoreAllMocks();
  log.warn.mockReset();
});

const OF_MENU = { kind: "menu", resto_key: KITCHEN } as const;

beforeEach(async () => {
  await openKitchen();
  await adminSet(`history/menu_${KITCHEN}_7`, { ...OF_MENU, rev: 7, value: {} });
});

const ids = async () => (await adminList("history")).map(({ id }) => id);

test.each(["collection", "batch"] as const)(
  "a fault in %s does not throw, and the next call deletes what is left",
  async (part) => {
    vi.spyOn(database(), part).mockImplementation(() => {
      throw new Error("not just now");
    });
    await deleteOldRevisions(OF_MENU, 8 + RETAINED_REVISIONS);
    expect(await ids()).toEqual([`menu_${KITCHEN}_7`]);
    expect(log.warn).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    await deleteOldRevisions(OF_MENU, 9 + RETAINED_REVISIONS);
    expect(await ids()).toEqual([]);
  },
);

test("keeps exactly the configured number of revisions", async () => {
  await deleteOldRevisions(OF_MENU, 7 + RETAINED_REVISIONS);
  expect(await ids()).toEqual([`menu_${KITCHEN}_7`]);
});

test("two concurrent calls delete the same revisions", async () => {
  await Promise.all(
    [1, 2, 3].map((later) => deleteOldRevisions(OF_MENU, 7 + RETAINED_REVISIONS + later)),
  );
  expect(await ids()).toEqual([]);
});
