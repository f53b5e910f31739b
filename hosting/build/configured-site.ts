import { resolveTenant } from "@/config/resolve-tenant";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { bundledMenuInput } from "../lib/bundled-menus";
import { logoFiles } from "../site/site-logo";
import { sitePhotos } from "../site/site-photos";
import { targetOfMode } from "../targets";
import type { SiteInput } from "./site-input";

/**
 * The site that a mode names, as configured: see {@link targetOfMode}.
 * @throws Error "no resto_key available …" for an unknown mode
 */
export function configuredSite(mode: string): SiteInput {
  const target = targetOfMode(mode);
  if (!target)
    return { target: "none", restoKey: "", tenant: null, menu: null, photos: [], logo: null };
  const tenant = resolveTenant(target.restoKey);
  return {
    target: target.target,
    restoKey: target.restoKey,
    tenant,
    menu: isSuperTenant(tenant) ? null : (bundledMenuInput(target.restoKey) ?? null),
    photos: sitePhotos(target.restoKey),
    logo: logoFiles(tenant),
  };
}
