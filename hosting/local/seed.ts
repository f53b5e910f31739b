import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import type { BackendAdmin, SeedDocument } from "../firebase/backend-admin";
import { tenantDocuments } from "../firebase/tenant-documents";
import { demoAccounts } from "./demo-accounts";
import { demoCosts } from "./demo-costs";
import { demoTables } from "./demo-tables";

/** All documents of a fresh local backend: restaurants, menus, availability, costs and staff. */
export async function seedDocuments(): Promise<SeedDocument[]> {
  const staff = demoAccounts.flatMap((account) =>
    account.staff ? [{ path: `staff/${account.uid}`, data: account.staff }] : [],
  );
  const documents = await Promise.all(
    Object.values(tenants).map((tenant) =>
      tenantDocuments(isSuperTenant(tenant) ? tenant : { ...tenant, ...demoTables[tenant.key] }),
    ),
  );
  return [...documents.flat(), ...(await demoCosts()), ...staff];
}

/**
 * Creates missing documents and accounts. Existing ones are not changed.
 * @returns whether anything was missing
 */
export async function seedIfEmpty(admin: BackendAdmin): Promise<boolean> {
  const documents = await seedDocuments();
  const present = await Promise.all(documents.map(({ path }) => admin.get(path)));
  const missing = documents.filter((_, index) => present[index] === null);
  if (missing.length > 0) await admin.write(missing, { onlyNew: true });

  const emails = new Set(await admin.emails());
  const newAccounts = demoAccounts.filter(({ email }) => !emails.has(email));
  if (newAccounts.length > 0) await admin.createAccounts(newAccounts);
  return missing.length + newAccounts.length > 0;
}
