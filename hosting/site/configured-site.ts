import { resolveTenant } from "@/config/resolve-tenant";
import type { MenuInput } from "@/domain/menu/menu.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { deployedProject } from "../fleet/fleet";
import type { FleetProject } from "../fleet/fleet.schema";
import { bundledMenuInput } from "../lib/bundled-menus";
import { projectOf, targetOfMode } from "../targets";
import { type LogoFiles, logoFiles } from "./site-logo";
import { type SitePhoto, sitePhotos } from "./site-photos";

/** Everything that a build and the development server need to know of a site. */
export interface SiteInput {
  /** Name of the hosting target, and of the folder of the site. */
  readonly target: string;
  /** Key under which the tenant is listed. */
  readonly restoKey: string;
  /** null in a build without a key */
  readonly tenant: Tenant | null;
  /** The project in which the site is hosted. */
  readonly project: FleetProject;
  /** null for the admin site */
  readonly menu: MenuInput | null;
  readonly photos: readonly SitePhoto[];
  /** null for a tenant without a logo of its own */
  readonly logo: LogoFiles | null;
}

/**
 * The site that a mode names, as configured: see {@link targetOfMode}.
 * @throws Error "no resto_key available …" for an unknown mode
 */
export function configuredSite(mode: string): SiteInput {
  const target = targetOfMode(mode);
  if (!target) {
    const project = deployedProject();
    return {
      target: "none",
      restoKey: "",
      project,
      tenant: null,
      menu: null,
      photos: [],
      logo: null,
    };
  }
  const project = projectOf(target);
  const tenant = ownTenant(resolveTenant(target.restoKey), project);
  return {
    target: target.target,
    restoKey: target.restoKey,
    project,
    tenant,
    menu: isSuperTenant(tenant) ? null : (bundledMenuInput(target.restoKey) ?? null),
    photos: sitePhotos(target.restoKey),
    logo: logoFiles(tenant),
  };
}

/** A tenant as sites of a project know it: each project has an admin site of its own. */
function ownTenant(tenant: Tenant, { admin: { url } }: FleetProject): Tenant {
  return isSuperTenant(tenant) ? { ...tenant, url } : tenant;
}
