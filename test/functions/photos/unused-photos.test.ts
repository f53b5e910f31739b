import { expect } from "vitest";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { adminGet, adminPatch, adminSet } from "@/test/harness/admin";
import { objectUrl, requestStorage, uploadObject } from "@/test/harness/storage";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { at, KITCHEN, OTHER_KITCHEN, setClock } from "../support/test-kitchen";

runFunctionsInProcess();

const file = (digit: string) => `photos/${KITCHEN}/${digit.repeat(32)}/640.webp`;
const isStored = async (path: string) =>
  (await requestStorage(objectUrl(path), { asAdmin: true })).ok;
const photo = (digit: string) => ({
  path: `photos/${KITCHEN}/${digit.repeat(32)}`,
  width: 800,
  height: 600,
  alt: { de: "Suppe", en: "Soup" },
});

async function runAt(time: string, days: number): Promise<void> {
  await setClock(at(time, addDays(toLocal(Date.now()).date, days)));
  await runSchedule.retention();
}

test("a published photograph is deleted after 30 days unless a menu, a restaurant or a revision names it", async () => {
  const [ofMenu, ofRestaurant, ofRevision, ofBranch, unused] = ["a", "b", "c", "e", "d"].map(
    file,
  ) as [string, string, string, string, string];
  const body = new Uint8Array(10);
  for (const path of [ofMenu, ofRestaurant, ofRevision, ofBranch, unused]) {
    const stored = await uploadObject(path, { body, asAdmin: true });
    expect(stored.ok).toBe(true);
  }
  const menu = await adminGet(`menus/${KITCHEN}`);
  const [dish, ...dishes] = (menu?.items ?? []) as object[];
  await adminPatch(`menus/${KITCHEN}`, { items: [{ ...dish, photo: photo("a") }, ...dishes] });
  await adminPatch(`public/${KITCHEN}`, { photo: photo("b") });
  await adminSet(`menus/${OTHER_KITCHEN}`, { ...menu, items: [{ ...dish, photo: photo("e") }] });
  await adminSet(`history/menu_${KITCHEN}_1`, {
    kind: "menu",
    resto_key: KITCHEN,
    rev: 1,
    value: { rev: 1, categories: [], items: [{ photo: photo("c") }] },
    replaced_at: new Date(),
    replaced_by: "manager",
  });

  await runAt("03:30", 29);
  expect(await isStored(unused)).toBe(true);
  await runAt("03:30", 32);
  expect(await isStored(unused)).toBe(false);
  for (const path of [ofMenu, ofRestaurant, ofRevision, ofBranch]) {
    expect(await isStored(path)).toBe(true);
  }
});
