import { describe, expect } from "vitest";
import { quoteAnswerSchema } from "@/domain/order/pricing/quote.schema";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { adminGet, adminList, adminRemove, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, refused, testKitchen } from "../support/test-kitchen";

const before = toStoredRestaurant({ ...testKitchen, rev: 0 });
const withChanges = (changes: object) => ({ ...before, ...changes });

const test = kitchenTest.extend("restaurant", { rev: 0 }).extend(
  "save",
  ({ manager }) =>
    (value: unknown, changes: object = {}, by: TestAccount = manager) =>
      callFunction("saveRestaurant", { resto_key: KITCHEN, base_rev: 0, value, ...changes }, by),
);
const stored = () => adminGet(`public/${KITCHEN}`);

async function quoteFor(zip: string) {
  const { result } = await callFunction("quoteOrder", {
    resto_key: KITCHEN,
    type: "delivery",
    lines: [{ item_id: "soup", qty: 4, choices: {} }],
    zip,
  });
  return quoteAnswerSchema.parse(result);
}

describe("saveRestaurant", () => {
  test("applies to the next order, archives the old revision and adds an audit entry", async ({
    save,
    manager,
  }) => {
    expect((await quoteFor("86343")).quote.delivery_fee_cents).toBe(100);
    const changes = { cost_by_distance: { "7.5": 2.5, "10": 4 }, min_delivery_amount_by_zip: [] };
    expect((await save(withChanges({ ...changes, min_delivery_amount: 50 }))).result).toEqual({
      rev: 1,
    });
    const { quote, refusal } = await quoteFor("86343");
    expect(quote.delivery_fee_cents).toBe(250);
    expect(refusal).toEqual({ reason: "BELOW_MINIMUM", missing_cents: 2800 });
    expect(await adminGet(`history/restaurant_${KITCHEN}_0`)).toEqual({
      kind: "restaurant",
      resto_key: KITCHEN,
      rev: 0,
      value: before,
      saved_at: null,
      saved_by: null,
      replaced_at: expect.any(Date),
      replaced_by: manager.uid,
    });
    expect((await adminList("audit")).map(({ data }) => data)).toEqual([
      expect.objectContaining({
        action: "restaurant.saved",
        by: "staff",
        uid: manager.uid,
        resto_key: KITCHEN,
        target: `public/${KITCHEN}`,
        version: 1,
      }),
    ]);
  });

  test("applies new opening hours to orders", async ({ save }) => {
    const closed = { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null };
    await save(withChanges({ hours: closed }));
    expect((await quoteFor("86343")).refusal?.reason).toBe("CLOSED");
  });

  test("counts the revision from `base_rev` and ignores `rev` in the value", async ({ save }) => {
    expect((await save(withChanges({ rev: 900 }))).result).toEqual({ rev: 1 });
    expect((await save(before, { base_rev: 1 })).result).toEqual({ rev: 2 });
    expect(await stored()).toEqual({ ...before, rev: 2 });
  });

  test("stores a whole restaurant unchanged, including hours past midnight", async ({ save }) => {
    const whole = toStoredRestaurant({ ...restoBobingen, key: KITCHEN, url: testKitchen.url });
    const hours = { ...whole.hours, 5: [{ open: "17:00", close: "02:00" }] };
    expect((await save({ ...whole, hours })).result).toEqual({ rev: 1 });
    expect(parseRestaurantOrThrow(await stored())).toEqual({
      ...restoBobingen,
      key: KITCHEN,
      url: testKitchen.url,
      hours: { ...restoBobingen.hours, 5: [["17:00", "02:00"]] },
      rev: 1,
    });
  });

  test.for([{ hours: "always" }, { rev: "seven", super: "no" }])(
    "replaces a stored restaurant that contains %j and archives it unchanged",
    async (wrong, { save }) => {
      const broken = { key: KITCHEN, url: before.url, ...wrong };
      await adminSet(`public/${KITCHEN}`, broken);
      expect((await save(before)).result).toEqual({ rev: 1 });
      expect(await adminGet(`history/restaurant_${KITCHEN}_0`)).toMatchObject({ value: broken });
    },
  );
});

describe("saveRestaurant with an outdated revision", () => {
  const conflict = (current: string) => refused("ABORTED", "VERSION_CONFLICT", { current });

  test.for([1, 2 ** 53 - 1])(
    "refuses `base_rev` %i and changes nothing",
    async (base_rev, { save }) => {
      expect(await save(withChanges({ title: "Neu" }), { base_rev })).toEqual(conflict("0"));
      expect(await stored()).toEqual(before);
      expect(await adminList("history")).toEqual([]);
      expect(await adminList("audit")).toEqual([]);
    },
  );

  test("accepts exactly one of two concurrent saves, in ten rounds", async ({ save, manager }) => {
    const second = await newStaff({ super: true });
    const titles: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const offers = [`Eins ${round}`, `Zwei ${round}`];
      const answers = await Promise.all(
        offers.map((title, index) =>
          save(withChanges({ title }), { base_rev: round }, index === 0 ? manager : second),
        ),
      );
      const winner = answers.findIndex(({ result }) => result);
      expect(answers[winner]?.result).toEqual({ rev: round + 1 });
      expect(answers[1 - winner]).toEqual(conflict(String(round + 1)));
      titles.push(offers[winner] ?? "");
    }
    expect(await stored()).toEqual({ ...before, title: titles.at(-1), rev: 10 });
    const kept = await Promise.all(
      titles.map((_, rev) => adminGet(`history/restaurant_${KITCHEN}_${rev}`)),
    );
    expect(kept.map((revision) => revision?.value)).toEqual(
      titles.map((_, rev) => (rev === 0 ? before : { ...before, title: titles[rev - 1], rev })),
    );
    expect(await adminList("history")).toHaveLength(10);
    expect(await adminList("audit")).toHaveLength(10);
  });
});

describe("access to saveRestaurant", () => {
  const notAllowed = refused("PERMISSION_DENIED", "NOT_ALLOWED");

  test("only managers of the restaurant and super-administrators can save", async ({
    save,
    manager,
  }) => {
    const accounts = await Promise.all([
      newStaff({ resto_keys: [KITCHEN] }),
      newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" }),
      newGuest(),
    ]);
    for (const account of accounts) {
      expect(await save(withChanges({ title: "Meins" }), {}, account)).toEqual(notAllowed);
    }
    await adminRemove(`staff/${manager.uid}`);
    expect(await save(before)).toEqual(notAllowed);
    expect(await stored()).toEqual(before);
    const boss = await newStaff({ super: true });
    expect(await save(before, {}, boss)).toHaveProperty("result");
  });

  test("refuses an unknown restaurant and the super-admin tenant", async ({ save }) => {
    const boss = await newStaff({ super: true });
    await adminSet("public/resto-superadmin", { url: "https://admin.resto.example", super: true });
    for (const resto_key of ["no-such-kitchen", "resto-superadmin"]) {
      const value = withChanges({ key: resto_key });
      expect(await save(value, { resto_key })).toEqual(notAllowed);
      expect(await save(value, { resto_key }, boss)).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
    }
    expect(await adminGet("public/resto-superadmin")).not.toHaveProperty("title");
  });

  test("only a super-administrator can change `url`, and no one can change `key`", async ({
    save,
  }) => {
    const invalid = (field: string) => refused("INVALID_ARGUMENT", "INVALID", { field });
    const boss = await newStaff({ super: true });
    const moved = withChanges({ url: "https://new.resto.example" });
    expect(await save(moved)).toEqual(invalid("value.url"));
    expect(await save(withChanges({ key: OTHER_KITCHEN }), {}, boss)).toEqual(invalid("value.key"));
    expect(await save(moved, {}, boss)).toHaveProperty("result");
    expect(await stored()).toMatchObject({ url: "https://new.resto.example" });
  });
});
