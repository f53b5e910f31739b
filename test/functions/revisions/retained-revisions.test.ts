import { expect } from "vitest";
import { RETAINED_REVISIONS } from "@/domain/revision/revision.schema";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { storeRevisions } from "../support/stored-revisions";
import { KITCHEN, OTHER_KITCHEN, reasonOf, refused, testKitchen } from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";

const test = kitchenTest
  .extend("save", ({ manager }) => async (base_rev: number, preis: number): Promise<void> => {
    const value = { ...testMenu, items: testMenu.items.map((item) => ({ ...item, preis })) };
    const answer = await callFunction("saveMenu", { resto_key: KITCHEN, base_rev, value }, manager);
    expect(answer.error).toBeUndefined();
  })
  .extend(
    "read",
    ({ manager }) =>
      (rev: number) =>
        callFunction("readRevision", { resto_key: KITCHEN, kind: "menu", rev }, manager),
  )
  .extend(
    "earlier",
    ({ manager }) =>
      (kind: string, resto_key: string, revs: readonly number[]) =>
        storeRevisions(kind, resto_key, revs, manager.uid),
  );
const upTo = (rev: number) => Array.from({ length: rev }, (_, index) => index);
const kept = async (kind: string, resto_key: string) =>
  (await adminList("history"))
    .filter(({ data }) => data.kind === kind && data.resto_key === resto_key)
    .map(({ data }) => Number(data.rev))
    .toSorted((one, other) => one - other);
const newest = (current: number) =>
  Array.from({ length: RETAINED_REVISIONS }, (_, index) => current - RETAINED_REVISIONS + index);

test("a save deletes old revisions of its own menu only, and all kept ones can be read", async ({
  earlier,
  save,
  read,
}) => {
  await Promise.all([
    earlier("menu", KITCHEN, upTo(60)),
    earlier("menu", OTHER_KITCHEN, upTo(60)),
    earlier("restaurant", KITCHEN, upTo(60)),
    adminPatch(`menus/${KITCHEN}`, { rev: 60 }),
  ]);
  await save(60, 5);
  expect(await kept("menu", KITCHEN)).toEqual(newest(61));
  await save(61, 6);
  expect(await kept("menu", KITCHEN)).toEqual(newest(62));
  expect(await kept("menu", OTHER_KITCHEN)).toEqual(upTo(60));
  expect(await kept("restaurant", KITCHEN)).toEqual(upTo(60));
  expect(await read(11)).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
  expect((await read(12)).result).toMatchObject({ rev: 12 });
  expect((await read(61)).result).toMatchObject({ rev: 61 });
});

test("a save deletes old revisions of its restaurant", async ({ earlier, manager }) => {
  const record = toStoredRestaurant({ ...testKitchen, rev: 60 });
  await Promise.all([
    earlier("restaurant", KITCHEN, upTo(60)),
    earlier("menu", KITCHEN, upTo(60)),
    adminPatch(`public/${KITCHEN}`, { rev: 60 }),
  ]);
  const request = { resto_key: KITCHEN, base_rev: 60, value: record };
  expect((await callFunction("saveRestaurant", request, manager)).result).toEqual({ rev: 61 });
  expect(await kept("restaurant", KITCHEN)).toEqual(newest(61));
  expect(await kept("menu", KITCHEN)).toEqual(upTo(60));
});

test("a refused save deletes nothing", async ({ earlier, manager }) => {
  await Promise.all([
    earlier("menu", KITCHEN, upTo(60)),
    adminPatch(`menus/${KITCHEN}`, { rev: 60 }),
  ]);
  const stale = { resto_key: KITCHEN, base_rev: 59, value: testMenu };
  expect(reasonOf(await callFunction("saveMenu", stale, manager))).toBe("VERSION_CONFLICT");
  expect(await kept("menu", KITCHEN)).toEqual(upTo(60));
});

test("each save deletes a bounded part of a backlog", async ({ earlier, save }) => {
  await Promise.all([
    earlier("menu", KITCHEN, upTo(100)),
    adminPatch(`menus/${KITCHEN}`, { rev: 100 }),
  ]);
  const counts: number[] = [];
  for (let rev = 100; rev < 104; rev += 1) {
    await save(rev, rev);
    counts.push((await kept("menu", KITCHEN)).length);
  }
  expect(counts).toEqual([81, 62, 50, 50]);
  expect(await kept("menu", KITCHEN)).toEqual(newest(104));
});
