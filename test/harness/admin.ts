import { inject } from "vitest";
import {
  type BackendAdmin,
  backendAdmin,
  type ListedDocument,
  type SeedDocument,
} from "@/hosting/firebase/backend-admin";
import type { PlainFields } from "@/hosting/firebase/firestore-value";
import { demoAccounts } from "@/hosting/local/demo-accounts";
import { seedDocuments } from "@/hosting/local/seed";
import "./provided-context";
import { restoreSeed } from "./restore-seed";

/** Reads and writes without security rules, for set-up and assertions. Instants are `Date`s. */
function admin(): BackendAdmin {
  return backendAdmin(inject("backendPorts"));
}

/** A document by its path, or null. */
export function adminGet(path: string): Promise<PlainFields | null> {
  return admin().get(path);
}

/** All documents of a collection, ordered by id. */
export function adminList(collection: string): Promise<ListedDocument[]> {
  return admin().list(collection);
}

/** Replaces or creates a document. */
export function adminSet(path: string, data: object): Promise<void> {
  return admin().write([{ path, data }]);
}

/** Changes the given top-level fields of a document. */
export function adminPatch(path: string, data: object): Promise<void> {
  return admin().patch(path, data);
}

export function adminRemove(path: string): Promise<void> {
  return admin().remove(path);
}

let seed: Promise<SeedDocument[]> | null = null;

/** Brings documents and accounts back to those of a fresh backend. */
export async function resetBackend(): Promise<void> {
  seed ??= seedDocuments();
  await restoreSeed(inject("backendPorts"), await seed);
  // Afterwards, because many documents are removed together with the accounts.
  await admin().clearAccounts();
  await admin().createAccounts(demoAccounts);
}
