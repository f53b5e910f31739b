import { describe, expect } from "vitest";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminGet, adminList, adminPatch, adminRemove, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
  refused,
} from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";

const test = kitchenTest.extend(
  "save",
  ({ manager }) =>
    (value: unknown, changes: object = {}, by: TestAccount = manager) =>
      callFunction("saveMenu", { resto_key: KITCHEN, base_rev: 7, value, ...changes }, by),
);

/** Rounds of two concurrent saves. */
const ROUNDS = runSize(10, 50);

const stored = () => adminGet(`menus/${KITCHEN}`);

const [soup, ...others] = testMenu.items as [MenuItem, ...MenuItem[]];
const withSoup = (changes: object): Menu => ({
  ...testMenu,
  items: [{ ...soup, ...changes }, ...others],
});

describe("saveMenu", () => {
  test("applies to the next order, archives the old revision and adds an audit entry", async ({
    save,
    manager,
  }) => {
    expect((await save(withSoup({ preis: 6.25 }))).result).toEqual({ rev: 8 });
    expect(await stored()).toEqual({ ...withSoup({ preis: 6.25 }), rev: 8 });
    const guest = await newGuest();
    const stale = await callFunction("placeOrder", pickupRequest(), guest);
    expect(reasonOf(stale)).toBe("PRICE_CHANGED");
    // Four soups at €6.25 less 10 percent.
    await placeOrder(pickupRequest({ expected_total_cents: 2250 }), guest);
    expect(await adminGet(`history/menu_${KITCHEN}_7`)).toEqual({
      kind: "menu",
      resto_key: KITCHEN,
      rev: 7,
      value: testMenu,
      saved_at: null,
      saved_by: null,
      replaced_at: expect.any(Date),
      replaced_by: manager.uid,
    });
    expect((await adminList("audit")).map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        action: "menu.saved",
        by: "staff",
        uid: manager.uid,
        resto_key: KITCHEN,
        target: `menus/${KITCHEN}`,
        version: 8,
      }),
    );
  });

  test("counts the revision from `base_rev` and ignores `rev` in the value", async ({ save }) => {
    expect((await save({ ...testMenu, rev: 900 })).result).toEqual({ rev: 8 });
    const { rev: _, ...without } = testMenu;
    expect((await save(without, { base_rev: 8 })).result).toEqual({ rev: 9 });
    expect(await stored()).toEqual({ ...testMenu, rev: 9 });
  });

  test("accepts menus of up to 512 KB", async ({ save }) => {
    await adminPatch(`public/${KITCHEN}`, { add_ons: restoBobingen.add_ons });
    const menu = await loadBundledMenu("resto-bobingen");
    expect(JSON.stringify(menu).length).toBeGreaterThan(150_000);
    expect((await save(menu)).result).toEqual({ rev: 8 });
    const twice = menu.items.map((item) => ({ ...item, id: `${item.id}-2` }));
    const doubled = { ...menu, items: [...menu.items, ...twice] };
    expect((await save(doubled, { base_rev: 8 })).result).toEqual({ rev: 9 });
    const quadrupled = { ...menu, items: [...doubled.items, ...doubled.items] };
    expect(await save(quadrupled, { base_rev: 9 })).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "data" }),
    );
    expect(await stored()).toEqual({ ...doubled, rev: 9 });
  });

  test.for<[object, number]>([
    [{ rev: 7, items: "none" }, 7],
    [{ rev: "seven", items: [] }, 0],
  ])(
    "replaces the invalid menu %j and archives it unchanged",
    async ([broken, base_rev], { save }) => {
      await adminSet(`menus/${KITCHEN}`, broken);
      expect((await save(testMenu, { base_rev })).result).toEqual({ rev: base_rev + 1 });
      const kept = await adminGet(`history/menu_${KITCHEN}_${base_rev}`);
      expect(kept).toMatchObject({ value: broken });
    },
  );
});

describe("saveMenu with an outdated revision", () => {
  const conflict = (current: string) => refused("ABORTED", "VERSION_CONFLICT", { current });

  test.for([0, 6, 8, 2 ** 53 - 1])(
    "refuses `base_rev` %i and changes nothing",
    async (base_rev, { save }) => {
      expect(await save(withSoup({ preis: 1 }), { base_rev })).toEqual(conflict("7"));
      expect(await stored()).toEqual(testMenu);
      expect(await adminList("history")).toEqual([]);
      expect(await adminList("audit")).toEqual([]);
    },
  );

  test(`accepts exactly one of two concurrent saves, in ${ROUNDS} rounds`, async ({
    save,
    manager,
  }) => {
    const second = await newStaff({ super: true });
    const prices: number[] = [];
    const refusals: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const base_rev = 7 + round;
      const offers = [1 + round / 100, 2 + round / 100];
      const answers = await Promise.all(
        offers.map((preis, index) =>
          save(withSoup({ preis }), { base_rev }, index === 0 ? manager : second),
        ),
      );
      prices.push(...offers.filter((_, index) => answers[index]?.result));
      refusals.push(...answers.filter(({ error }) => error));
    }
    const current = await stored();
    const kept = await Promise.all(
      Array.from({ length: ROUNDS }, (_, round) =>
        adminGet(`history/menu_${KITCHEN}_${7 + round}`),
      ),
    );
    const menus = [current, ...kept.map((revision) => revision?.value)] as (Menu | undefined)[];
    const found = new Set(menus.map((menu) => menu?.items[0]?.preis));
    const lost = prices.filter((price) => !found.has(price));
    recordFigure(20, `lost updates, of ${ROUNDS} rounds`, lost, import.meta.url);
    expect(lost).toEqual([]);
    expect(current).toEqual({ ...withSoup({ preis: prices.at(-1) }), rev: 7 + ROUNDS });
    expect(refusals).toEqual(prices.map((_, round) => conflict(String(8 + round))));
    const values = [testMenu, ...prices.map((preis) => withSoup({ preis }))].slice(0, ROUNDS);
    expect(kept.map((revision) => revision?.value)).toEqual(
      values.map((value, index) => ({ ...value, rev: 7 + index })),
    );
    expect(await adminList("history")).toHaveLength(ROUNDS);
    expect(await adminList("audit")).toHaveLength(ROUNDS);
  });

  test("refuses a repeated save", async ({ save }) => {
    await save(withSoup({ preis: 6 }));
    expect(await save(withSoup({ preis: 6 }))).toEqual(conflict("8"));
  });
});

describe("access to saveMenu", () => {
  const notAllowed = refused("PERMISSION_DENIED", "NOT_ALLOWED");

  test("managers of the restaurant and super-administrators can save", async ({ save }) => {
    expect(await save(testMenu)).toHaveProperty("result");
    const boss = await newStaff({ super: true });
    expect(await save(testMenu, { base_rev: 8 }, boss)).toHaveProperty("result");
  });

  test("staff, managers of other restaurants, guests and revoked managers cannot save", async ({
    manager,
    save,
  }) => {
    const accounts = await Promise.all([
      newStaff({ resto_keys: [KITCHEN] }),
      newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" }),
      newStaff({ resto_keys: [], role: "manager" }),
      newGuest(),
    ]);
    await adminRemove(`staff/${manager.uid}`);
    for (const account of [...accounts, manager]) {
      expect(await save(withSoup({ preis: 1 }), {}, account)).toEqual(notAllowed);
    }
    expect(await stored()).toEqual(testMenu);
  });

  test("refuses an unknown restaurant and the super-admin tenant like another restaurant", async ({
    save,
  }) => {
    const boss = await newStaff({ super: true });
    await adminSet("public/resto-superadmin", { url: "https://admin.resto.example", super: true });
    for (const resto_key of ["no-such-kitchen", "resto-superadmin"]) {
      expect(await save(testMenu, { resto_key })).toEqual(notAllowed);
      expect(await save(testMenu, { resto_key }, boss)).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
      expect(await adminGet(`menus/${resto_key}`)).toBeNull();
    }
  });
});

test("a new menu keeps sold-out dishes and earlier orders", async ({ save }) => {
  const guest = await newGuest();
  const { id } = await placeOrder(pickupRequest(), guest);
  const cook = await newStaff({ resto_keys: [KITCHEN] });
  const patch = { sold_out: { beer: at("21:00") } };
  await callFunction("setAvailability", { resto_key: KITCHEN, patch }, cook);
  await save({ ...testMenu, items: others });
  expect(await adminGet(`orders/${id}`)).toMatchObject({ menu_rev: 7, total_cents: 1980 });
  expect(await adminGet(`availability/${KITCHEN}`)).toMatchObject({
    sold_out: { beer: new Date(at("21:00")) },
  });
  const gone = await callFunction("placeOrder", pickupRequest(), guest);
  expect(reasonOf(gone)).toBe("ITEM_UNAVAILABLE");
});
