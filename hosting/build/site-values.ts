import type { MenuInput } from "@/domain/menu/menu.schema";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { sistersOf } from "@/tenant-configs/sisters-of";
import { drawingFiles } from "../drawings/drawing-files";
import { dishDrawings } from "../lib/dish-drawings";
import { menuDigest } from "../lib/menu-digest";
import type { SiteInput } from "../site/configured-site";
import { siteEmblem } from "../site/site-emblem";
import type { SiteLogo } from "../site/site-logo";
import { jsLiteral } from "./js-literal";
import { menuLiterals } from "./menu-literals";
import { siteLook } from "./site-look";
import type { SiteValues } from "./site-markers";

/** The values of a site as data, for prerendering. */
export interface SiteData {
  readonly tenant: Tenant | undefined;
  /** Each dish with its drawing, so that guests need not load the rules for kinds. */
  readonly menu: { readonly menu: MenuInput | null; readonly texts: readonly [] };
  readonly sisters: ReturnType<typeof sistersOf>;
  readonly photoPlaces: Readonly<Record<string, string>>;
  readonly emblem: typeof __EMBLEM__;
}

/** @param tenants all configured tenants by key */
export function siteData(
  site: SiteInput,
  logo: SiteLogo | null,
  tenants: Readonly<Record<string, Tenant>>,
): SiteData {
  return {
    tenant: site.tenant ?? undefined,
    menu: { menu: site.menu && site.tenant && withDrawings(site.menu, site.tenant), texts: [] },
    sisters: sistersOf(site.tenant, tenants),
    photoPlaces: Object.fromEntries(
      site.photos.map(({ name, publishedName }) => [name, publishedName]),
    ),
    emblem: siteEmblem(site.tenant, logo),
  };
}

export function siteValues(site: SiteInput, data: SiteData): SiteValues {
  const { headingFont, styles } = siteLook(site.tenant);
  const { folder } = drawingFiles(site.tenant);
  const { menu, english } = menuLiterals(data.menu.menu);
  return {
    data: {
      tenant: jsLiteral(data.tenant),
      menu,
      english,
      sisters: jsLiteral(data.sisters),
      photoPlaces: jsLiteral(data.photoPlaces),
      headingFont,
      emblem: jsLiteral(data.emblem),
    },
    texts: {
      key: site.tenant?.key ?? "",
      digest: site.menu ? menuDigest(site.menu) : "",
      drawings: folder.slice("assets/".length),
    },
    styles,
  };
}

function withDrawings(menu: MenuInput, tenant: Tenant): MenuInput {
  const drawings = dishDrawings(menu, tenant);
  return { ...menu, items: menu.items.map((item, at) => ({ ...item, drawing: drawings[at] })) };
}
