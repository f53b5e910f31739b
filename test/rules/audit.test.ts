import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { collection, getDocs, limit, orderBy, query, where } from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contextOf, ROLES } from "./roles";
import { databaseOf, openRulesEnvironment } from "./rules-environment";
import { HERE, seedDocuments } from "./seeded-documents";

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openRulesEnvironment("demo-audit");
  await environment.clearFirestore();
  await seedDocuments(environment);
});

afterAll(() => environment.cleanup());

const auditLog = (role: (typeof ROLES)[number]) =>
  collection(databaseOf(contextOf(environment, role)), "audit");

test("super-administrators can read the audit log in lists of at most 100", async () => {
  const all = auditLog("super");
  const found = await assertSucceeds(
    getDocs(query(all, where("resto_key", "==", HERE), limit(100))),
  );
  expect(found.size).toBe(1);
  await assertSucceeds(getDocs(query(all, orderBy("at", "desc"), limit(50))));
  await assertFails(getDocs(query(all, limit(101))));
  await assertFails(getDocs(all));
});

test.each(ROLES.filter((role) => role !== "super"))(
  "%s cannot read the audit log",
  async (role) => {
    const of = auditLog(role);
    await assertFails(getDocs(query(of, where("resto_key", "==", HERE), limit(1))));
    await assertFails(getDocs(query(of, where("uid", "==", role), limit(1))));
  },
);
