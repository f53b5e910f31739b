import fc from "fast-check";
import { describe, expect } from "vitest";
import { listRevisionsAnswerSchema } from "@/domain/revision/revision.schema";
import { adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { SEED } from "@/test/harness/seeded-random";
import { kitchenTest } from "../support/kitchen-test";
import { storeRevisions } from "../support/stored-revisions";
import {
  newAccount,
  newGuest,
  newStaff,
  storeGrants,
  type TestAccount,
} from "../support/test-accounts";
import { at, KITCHEN, OTHER_KITCHEN, reasonOf, refused, setClock } from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";

const OF_MENU = { resto_key: KITCHEN, kind: "menu" };

const withPrice = (preis: number) => ({
  ...testMenu,
  items: testMenu.items.map((item) => ({ ...item, preis })),
});

const test = kitchenTest
  .extend(
    "save",
    ({ manager }) =>
      async (base_rev: number, preis: number, by: TestAccount = manager): Promise<void> => {
        const value = withPrice(preis);
        const answer = await callFunction("saveMenu", { resto_key: KITCHEN, base_rev, value }, by);
        expect(answer.error).toBeUndefined();
      },
  )
  .extend("listed", ({ manager }) => async (more: object = {}, by: TestAccount = manager) => {
    const answer = await callFunction("listRevisions", { ...OF_MENU, ...more }, by);
    expect(answer.error).toBeUndefined();
    return listRevisionsAnswerSchema.parse(answer.result);
  })
  .extend(
    "read",
    ({ manager }) =>
      (rev: unknown, by: TestAccount = manager) =>
        callFunction("readRevision", { ...OF_MENU, rev }, by),
  );

describe("listRevisions", () => {
  test("is empty before the first save", async ({ listed }) => {
    expect(await listed()).toEqual({ revisions: [], more: false });
  });

  test("returns time and author of each revision, the current one first", async ({
    save,
    listed,
  }) => {
    const chef = await newAccount({ emailVerified: true, email: "chef@example.com" });
    await storeGrants(chef, { resto_keys: [KITCHEN], role: "manager" });
    await save(7, 5, chef);
    await setClock(at("19:00"));
    await save(8, 6);
    const { revisions, more } = await listed();
    expect(more).toBe(false);
    expect(revisions).toEqual([
      {
        rev: 9,
        saved_at: expect.any(Number),
        saved_by: expect.stringMatching(/^[0-9a-f-]{36}@example\.com$/),
      },
      { rev: 8, saved_at: expect.any(Number), saved_by: "chef@example.com" },
      { rev: 7, saved_at: null, saved_by: null },
    ]);
    const minutes = (instant: number | null | undefined) => Math.floor((instant ?? 0) / 60_000);
    expect(minutes(revisions[0]?.saved_at)).toBe(minutes(at("19:00")));
    expect(minutes(revisions[1]?.saved_at)).toBe(minutes(at("18:00")));
    expect(await callFunction("deleteMyAccount", null, chef)).toHaveProperty("result");
    expect((await listed()).revisions[1]).toMatchObject({ rev: 8, saved_by: null });
  });

  test("returns pages of 20 without gaps, duplicates or content", async ({
    save,
    manager,
    listed,
  }) => {
    const earlier = Array.from({ length: 44 }, (_, index) => 7 + index);
    await storeRevisions("menu", KITCHEN, earlier, manager.uid);
    await adminPatch(`menus/${KITCHEN}`, { rev: 51 });
    await save(51, 5);
    const answer = await callFunction("listRevisions", OF_MENU, manager);
    expect(JSON.stringify(answer.result)).not.toContain("Suppe");
    const pages = [await listed()];
    while (pages.at(-1)?.more) {
      pages.push(await listed({ before_rev: pages.at(-1)?.revisions.at(-1)?.rev }));
    }
    expect(pages.map(({ revisions }) => revisions.length)).toEqual([20, 20, 6]);
    const revs = pages.flatMap(({ revisions }) => revisions.map(({ rev }) => rev));
    expect(revs).toEqual(Array.from({ length: 46 }, (_, index) => 52 - index));
    expect(await listed({ before_rev: 0 })).toEqual({ revisions: [], more: false });
  });

  test("separates kinds and restaurants", async ({ save, listed }) => {
    await save(7, 5);
    expect(await listed({ kind: "restaurant" })).toEqual({ revisions: [], more: false });
    const boss = await newStaff({ super: true });
    expect(await listed({ resto_key: OTHER_KITCHEN }, boss)).toEqual({
      revisions: [],
      more: false,
    });
    expect((await listed({}, boss)).revisions).toHaveLength(2);
  });
});

describe("readRevision", () => {
  test("returns the content as stored, which can be saved again", async ({
    save,
    read,
    manager,
  }) => {
    await save(7, 5);
    await save(8, 6);
    const { result } = await read(7);
    expect(result).toEqual({ rev: 7, value: testMenu });
    const again = { resto_key: KITCHEN, base_rev: 9, value: result?.value };
    expect((await callFunction("saveMenu", again, manager)).result).toEqual({ rev: 10 });
    expect((await read(8)).result).toMatchObject({
      value: { rev: 8, items: [{ preis: 5 }, {}, {}] },
    });
  });

  test.for([0, 6, 8, 2 ** 40])(
    "refuses %i, which is not an earlier revision",
    async (rev, { save, read }) => {
      await save(7, 5);
      expect(await read(rev)).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
    },
  );
});

test("only managers of the restaurant and super-administrators can read revisions", async ({
  save,
  read,
}) => {
  await save(7, 5);
  const before = await adminList("audit");
  const accounts = await Promise.all([
    newStaff({ resto_keys: [KITCHEN] }),
    newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" }),
    newGuest(),
  ]);
  const notAllowed = refused("PERMISSION_DENIED", "NOT_ALLOWED");
  for (const account of accounts) {
    expect(await callFunction("listRevisions", OF_MENU, account)).toEqual(notAllowed);
    expect(await read(7, account)).toEqual(notAllowed);
    expect(await read(99, account)).toEqual(notAllowed);
  }
  expect(await adminList("audit")).toEqual(before);
});

test.for<[object, string]>([
  [{ kind: "order" }, "kind"],
  [{ resto_key: "../orders" }, "resto_key"],
  [{ resto_key: "a_b" }, "resto_key"],
  [{ before_rev: -1 }, "before_rev"],
  [{ before_rev: "7" }, "before_rev"],
  [{ limit: 1000 }, "limit"],
])("listRevisions refuses %j and names the field", async ([changes, field], { manager }) => {
  const answer = await callFunction("listRevisions", { ...OF_MENU, ...changes }, manager);
  expect(answer).toEqual(refused("INVALID_ARGUMENT", "INVALID", { field }));
});

test("generated requests for revisions never cause `internal`", async ({ manager }) => {
  const question = fc.record(
    {
      resto_key: fc.oneof(fc.constant(KITCHEN), fc.string({ maxLength: 70 })),
      kind: fc.constantFrom("menu", "restaurant", "x", ""),
      rev: fc.oneof(fc.integer(), fc.double(), fc.string()),
      before_rev: fc.oneof(fc.maxSafeInteger(), fc.constant(null)),
    },
    { requiredKeys: ["resto_key"] },
  );
  const any = fc.oneof(question, fc.jsonValue({ maxDepth: 2 }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("listRevisions", "readRevision"), any, async (name, data) => {
      const answer = await callFunction(name, data, manager);
      expect(answer.result ?? reasonOf(answer)).toBeDefined();
    }),
    { numRuns: 60, seed: SEED },
  );
});
