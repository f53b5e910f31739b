import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { describe } from "vitest";
import { aPassport } from "./a-passport";
import { aProfile } from "./a-profile";
import { type AccessRow, accessTable, OPERATIONS, type Operation } from "./access-table";
import { emailOf, ROLES, type Role } from "./roles";
import { rulesTest as test } from "./rules-test";
import { OWN_COLLECTIONS, seedOwn } from "./seeded-documents";
import { assertFails, assertSucceeds } from "./verdicts";

describe.each(accessTable)("$what", (row) => {
  describe.each(OPERATIONS)("%s", (operation) => {
    test.for(ROLES)("%s", async (role, { clientOf, environment }) => {
      if (OWN_COLLECTIONS.has(row.collection)) await seedOwn(environment, ["owner", role]);
      const allowed = row.allowed[operation]?.includes(role) ?? false;
      await (allowed ? assertSucceeds : assertFails)(attempt({ row, operation, role, clientOf }));
    });
  });
});

interface Attempt {
  readonly row: AccessRow;
  readonly operation: Operation;
  readonly role: Role;
  readonly clientOf: (role: Role, uid: string) => Firestore;
}

/** Tries the operation with a well-formed document or a short list. */
function attempt({ row, operation, role, clientOf }: Attempt): Promise<unknown> {
  // To create a document of its own, an account must have none.
  const uid = operation === "create" ? `${role}-created` : role;
  const database = clientOf(role, uid);
  const document = doc(database, row.collection, idOf(row, operation, uid));
  switch (operation) {
    case "get":
      return getDoc(document);
    case "list":
      return getDocs(shortList(database, row, role));
    case "count":
      return getCountFromServer(shortList(database, row, role));
    case "create":
      return setDoc(document, newDocument(row, role, uid));
    case "update":
      return updateDoc(document, changeOf(row));
    case "delete":
      return deleteDoc(document);
  }
}

function idOf(row: AccessRow, operation: Operation, uid: string): string {
  if (row.id === undefined) return uid;
  return operation === "create" ? `${row.id}-created-by-${uid}` : row.id;
}

function shortList(database: Firestore, row: AccessRow, role: Role) {
  const filters = row.where?.(role) ?? [];
  return query(
    collection(database, row.collection),
    ...filters.map(([field, operator, value]) => where(field, operator, value)),
    limit(100),
  );
}

function changeOf(row: AccessRow): object {
  if (row.collection === "profiles") return { name: "Erika", changed_at: serverTimestamp() };
  if (row.collection === "passports") return { avoid: ["fish"], changed_at: serverTimestamp() };
  return { online_at: serverTimestamp() };
}

function newDocument(row: AccessRow, role: Role, uid: string): object {
  if (row.collection === "users") return { email: emailOf(role), created_at: serverTimestamp() };
  if (row.collection === "profiles") {
    return { ...aProfile, agreed_at: serverTimestamp(), changed_at: serverTimestamp() };
  }
  if (row.collection === "passports") {
    return { ...aPassport, agreed_at: serverTimestamp(), changed_at: serverTimestamp() };
  }
  return {
    creator_uid: uid,
    resto_key: "resto-bobingen",
    resto_keys: ["resto-bobingen"],
    super: true,
  };
}
