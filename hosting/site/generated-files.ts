import type { Menu } from "@/domain/menu/menu.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { dishPages } from "./dish-pages";
import { foodMenus } from "./food-menus";
import { notFoundPage } from "./not-found-page";
import { offlinePage } from "./offline-page";
import { iconPng, iconSvg, pictureSeed, sharedPicturePng } from "./pictures";
import { robotsTxt, sitemapXml } from "./search-files";
import { serviceWorkerScript } from "./service-worker";
import { SITE_FILES } from "./site-files";
import type { SiteLogo } from "./site-logo";
import { webManifest } from "./web-manifest";

/** Required by iOS, pixels. */
const TOUCH_ICON_SIZE = 180;

/** A file of a site: its name below the site's folder and its content. */
export type GeneratedFile = readonly [fileName: string, content: string | Uint8Array];

/**
 * Files of every site: icons, manifest, robots, service worker, the page for missing files and the
 * build's name.
 * @param version file name of the entry, which names the build
 * @param logo null without a logo of the restaurant's own
 */
export async function commonFiles(
  tenant: Tenant,
  version: string,
  logo: SiteLogo | null,
): Promise<GeneratedFile[]> {
  const restaurant = isSuperTenant(tenant) ? null : tenant;
  const seed = pictureSeed(restaurant, logo);
  return [
    [SITE_FILES.icon, iconSvg(seed)],
    [SITE_FILES.icon192, await iconPng(seed, 192)],
    [SITE_FILES.icon512, await iconPng(seed, 512)],
    [SITE_FILES.touchIcon, await iconPng(seed, TOUCH_ICON_SIZE)],
    [SITE_FILES.manifest, JSON.stringify(webManifest(restaurant))],
    [SITE_FILES.robots, robotsTxt(restaurant)],
    [SITE_FILES.notFoundPage, notFoundPage(tenant)],
    [SITE_FILES.serviceWorker, await serviceWorkerScript(version, restaurant ? "guest" : "admin")],
    [SITE_FILES.version, JSON.stringify({ build: version })],
  ];
}

/** Everything that the files of a restaurant depend on. */
interface BuiltRestaurant {
  readonly tenant: Tenant;
  readonly menu: Menu;
  readonly builtAt: Instant;
  readonly logo: SiteLogo | null;
  /** Name of a configured photograph to the name under which the site publishes it. */
  readonly photos: ReadonlyMap<string, string>;
}

/** More files of a restaurant: for search engines and messengers, and the offline page. */
export async function restaurantFiles(built: BuiltRestaurant): Promise<GeneratedFile[]> {
  const { tenant, menu, builtAt, logo, photos } = built;
  if (isSuperTenant(tenant)) return [];
  return [
    [SITE_FILES.sitemap, sitemapXml(tenant)],
    [SITE_FILES.menuFeed, JSON.stringify(foodMenus(tenant, menu))],
    ...dishPages(tenant, menu, photos),
    [SITE_FILES.sharedPicture, await sharedPicturePng(pictureSeed(tenant, logo))],
    [SITE_FILES.offlinePage, offlinePage(tenant, menu, builtAt)],
  ];
}
