import type { MenuInput } from "@/domain/menu/menu.schema";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import type { LogoFiles } from "../site/site-logo";
import type { SitePhoto } from "../site/site-photos";

/** Everything that the build of one site needs to know of its tenant. */
export interface SiteInput {
  /** Name of the hosting target, and of the folder of the site. */
  readonly target: string;
  /** Key under which the tenant is listed. */
  readonly restoKey: string;
  /** null in a build without a key */
  readonly tenant: Tenant | null;
  /** null for the admin site */
  readonly menu: MenuInput | null;
  readonly photos: readonly SitePhoto[];
  /** null for a tenant without a logo of its own */
  readonly logo: LogoFiles | null;
}
