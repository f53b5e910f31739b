import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { canaryOrder, canaryReservation } from "../support/canary";
import { tableTest as test } from "../support/kitchen-test";
import { at, KITCHEN } from "../support/test-kitchen";

/** Collections whose documents grow in number with every order or save. */
const GROWING = "orders reservations limits capacity mail audit blocks history".split(" ");

/** Lists that queries search. */
const SEARCHED = ["orders.contact_keys", "reservations.contact_keys", "mail.delivery"];

const { fieldOverrides } = JSON.parse(
  readFileSync(join(repoRoot, "firestore.indexes.json"), "utf8"),
) as {
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
};
const exempt = fieldOverrides
  .filter(({ indexes }) => indexes.length === 0)
  .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);

test("what functions store has no index entries for lists and maps", async ({ guest, manager }) => {
  await canaryOrder(guest);
  await canaryReservation(guest);
  const block = { resto_key: KITCHEN, phone: "089 99998-078", until: at("20:00"), reason: "Test" };
  expect(await callFunction("blockGuest", block, manager)).toHaveProperty("result");
  for (const collection of GROWING) {
    const documents = await adminList(collection);
    const fields = documents.flatMap(({ data }) =>
      Object.entries(data)
        .filter(([, value]) => isContainer(value))
        .map(([name]) => `${collection}.${name}`),
    );
    const indexed = new Set(fields.filter((field) => !exempt.includes(field)));
    expect([...indexed].filter((field) => !SEARCHED.includes(field))).toEqual([]);
  }
  expect(await adminList("capacity")).not.toEqual([]);
  expect(await adminList("mail")).not.toEqual([]);
});

function isContainer(value: unknown): boolean {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}
