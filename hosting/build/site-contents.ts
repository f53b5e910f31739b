import { menuSchema } from "@/domain/menu/menu.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { drawingFiles } from "../drawings/drawing-files";
import type { SiteInput } from "../site/configured-site";
import { commonFiles, restaurantFiles } from "../site/generated-files";
import { homePageTags, iconTags } from "../site/head-tags";
import { siteLogo } from "../site/site-logo";
import { convertSitePhoto } from "../site/site-photos";
import { structuredDataTag } from "../site/structured-data";
import { pageOf } from "../vite/index-html-plugin";
import type { Compilation } from "./compilation";
import { minifyPageStyle } from "./minify-page-style";
import { renderHome } from "./render-home";
import { siteAssets } from "./site-assets";
import { siteLook } from "./site-look";
import { replaceMarkers } from "./site-markers";
import { emptyPage, homePage, splitFontFaces, withStyles } from "./site-pages";
import { siteData, siteValues } from "./site-values";

/** Shared by all sites of one build. */
export interface BuildContext {
  readonly compilation: Compilation;
  /** All configured tenants by key. */
  readonly tenants: Readonly<Record<string, Tenant>>;
  /** The clock of the prerendered pages. */
  readonly builtAt: Instant;
}

/** All files of a site by name. */
export type SiteContents = ReadonlyMap<string, string | Uint8Array>;

/** The files of one site. Nothing of them depends on the other sites of the build. */
export async function siteContents(site: SiteInput, context: BuildContext): Promise<SiteContents> {
  const { compilation } = context;
  const { tenant } = site;
  const logo = await siteLogo(site.logo);
  const data = siteData(site, logo, context.tenants);
  const values = siteValues(site, data);
  const { texts, names, nameOf } = siteAssets(compilation, values);
  const appSheet = nameOf(compilation.appSheet);
  const { fontFaces, rest } = splitFontFaces(texts.get(appSheet) ?? "");
  const sheets = new Map(texts);
  if (sheets.has(appSheet)) sheets.set(appSheet, rest);
  const files = new Map<string, string | Uint8Array>([
    ...compilation.assets,
    ...siteLook(tenant).assets,
    ...sheets,
  ]);
  if (logo) files.set(logo.fileName, logo.content);
  const { folder, files: drawings } = drawingFiles(tenant);
  for (const [name, svg] of drawings) files.set(`${folder}/${name}`, svg);
  for (const photo of site.photos) {
    for (const { path, data: photoData } of await convertSitePhoto(photo)) {
      files.set(path.slice(1), photoData);
    }
  }
  const page = compilation.names.rename(minifyPageStyle(pageOf(tenant, compilation.page)), names);
  const finish = (html: string) => {
    const styled = withStyles(html, { appSheet, fontFaces, sheets });
    return tenant ? styled.replace("</head>", () => `${iconTags()}</head>`) : styled;
  };
  files.set("app.html", finish(emptyPage(page)));
  const version = baseName(nameOf(compilation.entry));
  if (tenant) {
    for (const [name, content] of await commonFiles(tenant, version, logo))
      files.set(name, content);
  }
  if (!tenant || isSuperTenant(tenant) || !site.menu || !compilation.homeRenderer) {
    return files.set("index.html", finish(page));
  }
  const rendered = await renderHome(compilation.homeRenderer, data, context.builtAt);
  const home = replaceMarkers(homePage(page, rendered), values);
  const menu = menuSchema.parse(site.menu);
  files.set(
    "index.html",
    finish(home)
      .replace("</head>", () => `${homePageTags(tenant)}</head>`)
      .replace("</body>", () => `${structuredDataTag(tenant, menu)}</body>`),
  );
  const photos = new Map(site.photos.map(({ name, publishedName }) => [name, publishedName]));
  const built = { tenant, menu, builtAt: context.builtAt, logo, photos };
  for (const [name, content] of await restaurantFiles(built)) files.set(name, content);
  return files;
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}
