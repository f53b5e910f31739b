import { expect } from "vitest";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { KITCHEN } from "../support/test-kitchen";

runFunctionsInProcess();

test("managers enter, change and remove costs, which stay out of the menu and are audited", async ({
  manager,
}) => {
  const menuBefore = await adminGet(`menus/${KITCHEN}`);
  const set = (item_id: string, cost_cents: number | null) =>
    callFunction("setDishCost", { resto_key: KITCHEN, item_id, cost_cents }, manager);
  expect(await set("soup", 310)).toMatchObject({ result: { costs: { soup: 310 } } });
  expect(await set("constructor", 5)).toMatchObject({
    result: { costs: { soup: 310, constructor: 5 } },
  });
  expect(await set("constructor", null)).toMatchObject({ result: { costs: { soup: 310 } } });
  const { result } = await callFunction("readDishCosts", { resto_key: KITCHEN }, manager);
  expect(result).toEqual({ costs: { soup: 310 } });
  expect(await set("soup", -1)).toMatchObject({ error: { details: { reason: "INVALID" } } });
  expect(await set("__proto__", 1)).toMatchObject({ error: { details: { reason: "INVALID" } } });
  expect(await adminGet(`menus/${KITCHEN}`)).toEqual(menuBefore);
  const target = `dish_costs/${KITCHEN}`;
  const entries = (await adminList("audit")).filter(({ data }) => data.target === target);
  // One an hour.
  expect(entries.map(({ data }) => data.action)).toEqual(["menu.cost-set"]);
});
