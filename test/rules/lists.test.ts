import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from "firebase/firestore";
import { describe, expect } from "vitest";
import { databaseOf } from "./rules-environment";
import { rulesTest } from "./rules-test";
import { daysAgo, HERE } from "./seeded-names";
import { assertFails, assertSucceeds } from "./verdicts";

const test = rulesTest
  .extend("owner", ({ clientOf }) => clientOf("owner"))
  .extend("staff", ({ clientOf }) => clientOf("staff-here"));

describe.each([
  ["orders", "created_at"],
  ["reservations", "start_at"],
] as const)("lists of %s", (name, newestBy) => {
  const ownHere = (database: Firestore) =>
    query(
      collection(database, name),
      where("resto_key", "==", HERE),
      where("creator_uid", "==", "owner"),
    );

  test("the product's own query returns exactly the owner's documents", async ({ owner }) => {
    const found = await assertSucceeds(
      getDocs(query(ownHere(owner), orderBy(newestBy, "desc"), limit(50))),
    );
    expect(found.docs.map((each) => each.id).toSorted()).toEqual(["owner", "owner-older"]);
  });

  test("a limit of 100 is allowed; a limit of 101 or none is denied", async ({ owner }) => {
    await assertSucceeds(getDocs(query(ownHere(owner), limit(100))));
    await assertFails(getDocs(query(ownHere(owner), limit(101))));
    await assertFails(getDocs(ownHere(owner)));
    await assertFails(getCountFromServer(ownHere(owner)));
  });

  test("staff need a limit of at most 100, too", async ({ staff }) => {
    const here = query(
      collection(staff, name),
      where("resto_key", "==", HERE),
      where("local_date", ">=", daysAgo(3)),
    );
    await assertSucceeds(getDocs(query(here, limit(100))));
    await assertFails(getDocs(query(here, limit(101))));
    await assertFails(getDocs(here));
  });

  test("collection group queries are denied", async ({ owner }) => {
    const group = query(collectionGroup(owner, name), where("creator_uid", "==", "owner"));
    await assertFails(getDocs(query(group, limit(10))));
  });

  test("subcollections are denied, even to the owner", async ({ owner }) => {
    const nested = doc(owner, name, "owner", name, "owner");
    await assertFails(setDoc(nested, { creator_uid: "owner" }));
    await assertFails(getDoc(nested));
  });
});

test("a revoked staff member cannot read anything from the next read on", async ({
  clientOf,
  environment,
}) => {
  const order = doc(clientOf("staff-elsewhere"), "orders", "elsewhere");
  await assertSucceeds(getDoc(order));
  await environment.withSecurityRulesDisabled((context) =>
    deleteDoc(doc(databaseOf(context), "staff", "staff-elsewhere")),
  );
  await assertFails(getDoc(order));
});

test("a malformed staff document grants nothing", async ({ clientOf, environment }) => {
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(databaseOf(context), "staff", "other-user"), { super: "true", role: "manager" }),
  );
  const other = clientOf("other-user");
  await assertFails(getDoc(doc(other, "orders", "owner")));
  await assertFails(getDoc(doc(other, "audit", "one")));
});
