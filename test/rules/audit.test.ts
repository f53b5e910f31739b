import {
  collection,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { expect } from "vitest";
import { ROLES } from "./roles";
import { rulesTest as test } from "./rules-test";
import { HERE } from "./seeded-names";
import { assertFails, assertSucceeds } from "./verdicts";

const auditLog = (client: Firestore) => collection(client, "audit");

test("super-administrators can read the audit log in lists of at most 100", async ({
  clientOf,
}) => {
  const all = auditLog(clientOf("super"));
  const found = await assertSucceeds(
    getDocs(query(all, where("resto_key", "==", HERE), limit(100))),
  );
  expect(found.size).toBe(1);
  await assertSucceeds(getDocs(query(all, orderBy("at", "desc"), limit(50))));
  await assertFails(getDocs(query(all, limit(101))));
  await assertFails(getDocs(all));
});

test.for(ROLES.filter((role) => role !== "super"))(
  "%s cannot read the audit log",
  async (role, { clientOf }) => {
    const of = auditLog(clientOf(role));
    await assertFails(getDocs(query(of, where("resto_key", "==", HERE), limit(1))));
    await assertFails(getDocs(query(of, where("uid", "==", role), limit(1))));
  },
);
