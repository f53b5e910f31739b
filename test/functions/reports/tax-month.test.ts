import { createHash } from "node:crypto";
import { expect } from "vitest";
import { USUAL_ACCOUNTS } from "@/domain/report/datev/datev-accounts";
import { taxFileSchema, taxMonthSchema } from "@/domain/report/datev/tax-month.schema";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { at, CONTACT, KITCHEN, OTHER_KITCHEN, setClock, TODAY } from "../support/test-kitchen";

runFunctionsInProcess();

const MONTH = "2027-03";
const SETTINGS = {
  ...{ adviser: 29098, client: 55003, chart: "04", year_starts_in: 1 },
  accounts: USUAL_ACCOUNTS["04"],
};

const test = kitchenTest
  .extend("read", ({ manager }) => async (month = MONTH) => {
    const { result } = await callFunction("readTaxMonth", { resto_key: KITCHEN, month }, manager);
    return taxMonthSchema.parse(result);
  })
  .extend("make", ({ manager }) => async (settings: object = SETTINGS) => {
    const input = { resto_key: KITCHEN, month: MONTH, settings };
    const { result } = await callFunction("exportTaxMonth", input, manager);
    return taxFileSchema.parse(result);
  });

/** A completed order of 12 euros with the fields that the file needs. */
function storedOrder(code: string, changes: object = {}) {
  return {
    ...{ resto_key: KITCHEN, code, status: "completed", type: "pickup", payment: "cash" },
    ...{ local_date: TODAY, total_cents: 1200, contact: CONTACT },
    status_at: { placed: new Date(at("17:40")) },
    vat_split: [
      { rate: 7, net_cents: 935, vat_cents: 65 },
      { rate: 19, net_cents: 168, vat_cents: 32 },
    ],
    created_at: new Date(at("17:40")),
    ...changes,
  };
}

const paidOnline = (refunds: readonly (readonly [date: string, cents: number])[]) => ({
  payment: "online",
  payment_status: refunds.length > 0 ? "part_refunded" : "captured",
  refunded_cents: refunds.reduce((sum, [, cents]) => sum + cents, 0),
  refunds: refunds.map(([date, amount_cents], index) => ({
    ...{ id: `refund-${index}`, amount_cents, reason: "kalt", status: "done" },
    at: new Date(at("12:00", date)),
  })),
});

test("a month's file names every order and refund, and a later change shows", async ({
  read,
  make,
  manager,
}) => {
  await adminSet("orders/sold", storedOrder("CCCC"));
  await adminSet("orders/paid", storedOrder("DDDD", paidOnline([])));
  await adminSet(
    "orders/earlier",
    storedOrder("FFFF", { local_date: "2027-02-27", ...paidOnline([["2027-03-02", 100]]) }),
  );
  await adminSet("orders/running", storedOrder("GGGG", { status: "accepted" }));
  await adminSet("orders/lost", storedOrder("HHHH", { status: "rejected" }));
  await adminSet("orders/foreign", storedOrder("JJJJ", { resto_key: OTHER_KITCHEN }));
  await adminSet("orders/later", storedOrder("KKKK", { local_date: "2027-04-01" }));
  await setClock(at("09:00", "2027-04-02"));

  const sums = { rows: 6, sales_cents: 2400, refunded_cents: 100, open: 1 };
  expect(await read()).toEqual({ ...sums, settings: null, last: null });

  const { name, content } = await make();
  expect(name).toBe(`EXTF_Buchungsstapel_${KITCHEN}_${MONTH}.csv`);
  const rows = content.split("\r\n").slice(2, -1);
  expect(
    rows.map((row) => row.split(";").filter((_, index) => [0, 1, 6, 7, 9, 10].includes(index))),
  ).toEqual([
    ["0,83", '"H"', "1460", "4300", "0203", '"20270227-FFFF"'],
    ["0,17", '"H"', "1460", "4400", "0203", '"20270227-FFFF"'],
    ["10,00", '"S"', "1600", "4300", "0303", '"20270303-CCCC"'],
    ["2,00", '"S"', "1600", "4400", "0303", '"20270303-CCCC"'],
    ["10,00", '"S"', "1460", "4300", "0303", '"20270303-DDDD"'],
    ["2,00", '"S"', "1460", "4400", "0303", '"20270303-DDDD"'],
  ]);
  expect(content).not.toContain(CONTACT.name);
  const digest = createHash("sha256").update(content, "latin1").digest("hex");
  const target = `tax_exports/${KITCHEN}_${MONTH}`;
  expect(await adminGet(target)).toMatchObject({ files: [{ rows: 6, digest }] });
  const audit = await adminList("audit");
  expect(audit.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ action: "report.exported", target, uid: manager.uid, version: 1 }),
  );
  expect(await read()).toMatchObject({
    ...sums,
    settings: SETTINGS,
    last: { changes: 0, rows: 6 },
  });
  expect(await read("2027-02")).toMatchObject({ settings: SETTINGS, last: null });

  // A refund of April is a row of April's file; a late completion and a late note of a refund are not.
  await adminPatch("orders/paid", paidOnline([["2027-04-02", 300]]));
  expect(await read()).toMatchObject({ last: { changes: 0 } });
  await adminPatch("orders/running", { status: "completed" });
  await adminPatch("orders/paid", { refunded_cents: 400 });
  const changed = await read();
  expect(changed).toMatchObject({ rows: 10, sales_cents: 3600, refunded_cents: 200, open: 0 });
  const last = changed.last;
  expect(last).toMatchObject({ changes: 4 });
  expect(last?.changed.map(({ code, kind, cents, is_new }) => [code, kind, cents, is_new])).toEqual(
    [
      ["DDDD", "refund", -83, true],
      ["DDDD", "refund", -17, true],
      ["GGGG", "sale", 1000, true],
      ["GGGG", "sale", 200, true],
    ],
  );
  await make({ ...SETTINGS, client: 7 });
  expect(await read()).toMatchObject({ settings: { client: 7 }, last: { changes: 0, rows: 10 } });
  expect((await adminGet(target))?.files).toHaveLength(2);
});

test("a month that is not over has no file yet", async ({ manager }) => {
  const input = { resto_key: KITCHEN, month: MONTH };
  const refused = { error: { details: { reason: "INVALID", field: "month" } } };
  expect(await callFunction("readTaxMonth", input, manager)).toMatchObject(refused);
  const file = { ...input, settings: SETTINGS };
  expect(await callFunction("exportTaxMonth", file, manager)).toMatchObject(refused);
  expect(await adminList("tax_exports")).toEqual([]);
});

test("a manager can read months only so often, because each reads all its orders", async ({
  manager,
}) => {
  await setClock(at("09:00", "2027-04-02"));
  const input = { resto_key: KITCHEN, month: MONTH };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => callFunction("readTaxMonth", input, manager)),
  );
  const letThrough = answers.filter(({ result }) => result);
  expect(letThrough.length).toBeGreaterThan(0);
  expect(letThrough.length).toBeLessThanOrEqual(21);
});
