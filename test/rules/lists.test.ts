import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
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
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contextOf } from "./roles";
import { databaseOf, openRulesEnvironment } from "./rules-environment";
import { HERE, seedDocuments } from "./seeded-documents";

let environment: RulesTestEnvironment;
let owner: Firestore;
let staff: Firestore;

beforeAll(async () => {
  environment = await openRulesEnvironment("demo-lists");
  await environment.clearFirestore();
  await seedDocuments(environment);
  owner = databaseOf(contextOf(environment, "owner"));
  staff = databaseOf(contextOf(environment, "staff-here"));
});

afterAll(() => environment.cleanup());

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

  test("the product's own query returns exactly the owner's documents", async () => {
    const found = await assertSucceeds(
      getDocs(query(ownHere(owner), orderBy(newestBy, "desc"), limit(50))),
    );
    expect(found.docs.map((each) => each.id)).toEqual(["owner"]);
  });

  test("a limit of 100 is allowed; a limit of 101 or none is denied", async () => {
    await assertSucceeds(getDocs(query(ownHere(owner), limit(100))));
    await assertFails(getDocs(query(ownHere(owner), limit(101))));
    await assertFails(getDocs(ownHere(owner)));
    await assertFails(getCountFromServer(ownHere(owner)));
  });

  test("staff need a limit of at most 100, too", async () => {
    const here = query(collection(staff, name), where("resto_key", "==", HERE));
    await assertSucceeds(getDocs(query(here, limit(100))));
    await assertFails(getDocs(query(here, limit(101))));
    await assertFails(getDocs(here));
  });

  test("collection group queries are denied", async () => {
    const group = query(collectionGroup(owner, name), where("creator_uid", "==", "owner"));
    await assertFails(getDocs(query(group, limit(10))));
  });

  test("subcollections are denied, even to the owner", async () => {
    const nested = doc(owner, name, "owner", name, "owner");
    await assertFails(setDoc(nested, { creator_uid: "owner" }));
    await assertFails(getDoc(nested));
  });
});

test("a revoked staff member cannot read anything from the next read on", async () => {
  const order = doc(databaseOf(contextOf(environment, "staff-elsewhere")), "orders", "elsewhere");
  await assertSucceeds(getDoc(order));
  await environment.withSecurityRulesDisabled((context) =>
    deleteDoc(doc(databaseOf(context), "staff", "staff-elsewhere")),
  );
  await assertFails(getDoc(order));
});

test("a malformed staff document grants nothing", async () => {
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(databaseOf(context), "staff", "other-user"), { super: "true", role: "manager" }),
  );
  const other = databaseOf(contextOf(environment, "other-user"));
  await assertFails(getDoc(doc(other, "orders", "owner")));
  await assertFails(getDoc(doc(other, "audit", "one")));
});
