import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { SiteInput } from "../site/configured-site";
import { assertValidConfig } from "./assert-valid-config";
import { logoProblems } from "./logo-problems";
import { photoProblems } from "./photo-problems";

/** @throws Error listing every problem of configuration, menu, photographs and logo */
export async function assertValidSite(site: SiteInput): Promise<void> {
  const { tenant, menu, photos, logo } = site;
  if (!tenant) return;
  assertValidConfig(site, tenant, menu ?? undefined);
  const problems = await photoProblems(tenant, menu ?? undefined, photos);
  if (!isSuperTenant(tenant)) problems.push(...(await logoProblems(tenant, logo)));
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
