import type { Plugin, Rolldown } from "vite";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { bundledMenu } from "../lib/bundled-menus";
import { homePageTags, iconTags } from "../site/head-tags";
import { notFoundPage } from "../site/not-found-page";
import { offlinePage } from "../site/offline-page";
import { iconPng, iconSvg, pictureSeed, sharedPicturePng } from "../site/pictures";
import { robotsTxt, sitemapXml } from "../site/search-files";
import { serviceWorkerScript } from "../site/service-worker";
import { SITE_FILES } from "../site/site-files";
import { structuredDataTag } from "../site/structured-data";
import { webManifest } from "../site/web-manifest";

/** Required by iOS, pixels. */
const TOUCH_ICON_SIZE = 180;

/**
 * Generates the files around the pages: icons, manifest, robots, sitemap, sharing picture, offline
 * page and service worker, and adds meta tags and structured data to the pages. Must run after the
 * other plugins.
 * @param tenant null in a build without a key, which gets none of these files
 */
export function siteFilesPlugin(tenant: Tenant | null): Plugin {
  return {
    name: "resto-site-files",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post",
    async generateBundle(_options, bundle) {
      if (!tenant) return;
      const restaurant = isSuperTenant(tenant) ? null : tenant;
      for (const name of ["index.html", "app.html"]) {
        const page = bundle[name];
        if (page?.type !== "asset") continue;
        page.source = String(page.source).replace("</head>", () => `${iconTags()}</head>`);
      }
      const files = await siteFiles(tenant);
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
      const version = JSON.stringify({ build: entryName(bundle) });
      this.emitFile({ type: "asset", fileName: SITE_FILES.version, source: version });
      const home = bundle["index.html"];
      if (!restaurant || home?.type !== "asset") return;
      const menu = bundledMenu(restaurant.key);
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: "asset", fileName, source });
      emit(SITE_FILES.offlinePage, offlinePage(restaurant, menu, Date.now()));
      emit(SITE_FILES.serviceWorker, await serviceWorkerScript(entryName(bundle)));
      const data = structuredDataTag(restaurant, menu);
      home.source = String(home.source)
        .replace("</head>", () => `${homePageTags(restaurant)}</head>`)
        .replace("</body>", () => `${data}</body>`);
    },
  };
}

/** File name of the app's entry, without its folder. */
function entryName(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((output) => output.type === "chunk" && output.isEntry);
  return entry?.fileName.split("/").pop() ?? "";
}

type SiteFile = [fileName: string, source: string | Uint8Array];

async function siteFiles(tenant: Tenant): Promise<SiteFile[]> {
  const restaurant = isSuperTenant(tenant) ? null : tenant;
  const seed = pictureSeed(restaurant);
  const common: SiteFile[] = [
    [SITE_FILES.icon, iconSvg(seed)],
    [SITE_FILES.icon192, await iconPng(seed, 192)],
    [SITE_FILES.icon512, await iconPng(seed, 512)],
    [SITE_FILES.touchIcon, await iconPng(seed, TOUCH_ICON_SIZE)],
    [SITE_FILES.manifest, JSON.stringify(webManifest(restaurant))],
    [SITE_FILES.robots, robotsTxt(restaurant)],
    [SITE_FILES.notFoundPage, notFoundPage(tenant)],
  ];
  if (!restaurant) return common;
  return [
    ...common,
    [SITE_FILES.sitemap, sitemapXml(restaurant)],
    [SITE_FILES.sharedPicture, await sharedPicturePng(seed)],
  ];
}
