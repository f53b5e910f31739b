import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { auditEntry } from "./audit-entry";
import { commitDocuments, type DocumentWrite, type Project, readDocument } from "./project";
import { tenantDocuments } from "./tenant-documents";

/** Audit actions by collection. */
const ACTIONS: Readonly<Record<string, string>> = {
  public: "restaurant.saved",
  menus: "menu.saved",
};

/**
 * Creates the missing documents of a restaurant from its configuration: restaurant, menu and
 * availability, with entries in the audit log. Existing documents are not changed.
 * @returns paths of the created documents
 */
export async function storeRestaurant(
  project: Project,
  tenant: Tenant,
  now: Date,
): Promise<string[]> {
  const resto_key = isSuperTenant(tenant) ? null : tenant.key;
  const documents = await tenantDocuments(tenant);
  const stored = await Promise.all(documents.map(({ path }) => readDocument(project, path)));
  const missing = documents.filter((_, index) => stored[index] === null);
  if (missing.length === 0) return [];
  const writes = missing.flatMap(({ path, data }): DocumentWrite[] => {
    const write: DocumentWrite = { path, data, expected: { exists: false } };
    const action = ACTIONS[path.split("/")[0] ?? ""];
    return action ? [write, auditEntry({ action, target: path, resto_key }, now)] : [write];
  });
  await commitDocuments(project, writes);
  return missing.map(({ path }) => path);
}
