import { randomUUID } from "node:crypto";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { tenantDocuments } from "../local/seed";
import { commitDocuments, type DocumentWrite, type Project, readDocument } from "./project";

/** What the audit trail calls the first writing of a document, by its collection. */
const ACTIONS: Readonly<Record<string, string>> = {
  public: "restaurant.saved",
  menus: "menu.saved",
};

/**
 * Stores a restaurant's record, menu and switches as configured, with entries in the audit trail,
 * where the project holds none. Editors change only what is stored; what they have changed is
 * never overwritten, so that doing it twice changes nothing.
 * @returns paths of what was written
 */
export async function storeRestaurant(
  project: Project,
  tenant: Tenant,
  now: Date,
): Promise<string[]> {
  const restoKey = isSuperTenant(tenant) ? null : tenant.key;
  const documents = await tenantDocuments(tenant);
  const stored = await Promise.all(documents.map(({ path }) => readDocument(project, path)));
  const missing = documents.filter((_, index) => stored[index] === null);
  if (missing.length === 0) return [];
  const writes = missing.flatMap(({ path, data }): DocumentWrite[] => {
    const write: DocumentWrite = { path, data, expected: { exists: false } };
    const action = ACTIONS[path.split("/")[0] ?? ""];
    if (!action) return [write];
    const entry = { at: now, by: "system", uid: null, resto_key: restoKey, target: path, action };
    return [write, { path: `audit/${randomUUID()}`, data: entry, expected: { exists: false } }];
  });
  await commitDocuments(project, writes);
  return missing.map(({ path }) => path);
}
