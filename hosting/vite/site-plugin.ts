import type { Plugin } from "vite";
import { assertValidSite } from "../checks/assert-valid-site";
import { drawingFiles } from "../drawings/drawing-files";
import { menuDigest } from "../lib/menu-digest";
import type { SiteInput } from "../site/configured-site";
import { siteEmblem } from "../site/site-emblem";
import { siteLogo } from "../site/site-logo";
import { convertSitePhoto } from "../site/site-photos";

const PHOTOS = "/assets/photos/";

/**
 * Compiles into a site from sources what a build writes into it, and serves its drawings, its logo
 * and its photographs, which are converted on request.
 * @param bucket see `bucketUrl`
 */
export function sitePlugin(site: SiteInput, bucket: string): Plugin {
  const { tenant, restoKey, menu, photos } = site;
  const files = new Map<string, string | Uint8Array>();
  const photoNames = Object.fromEntries(
    photos.map(({ name, publishedName }) => [name, publishedName]),
  );
  return {
    name: "resto-site",
    async config() {
      await assertValidSite(site);
      const logo = await siteLogo(site.logo);
      if (logo) files.set(`/${logo.fileName}`, logo.content);
      const drawings = drawingFiles(tenant);
      for (const [name, svg] of drawings.files) files.set(`/${drawings.folder}/${name}`, svg);
      const values = {
        __RESTO_KEY__: tenant && restoKey,
        __MENU_DIGEST__: menu && menuDigest(menu),
        __PHOTO_PLACES__: { bucket, files: photoNames },
        __DRAWINGS__: `/${drawings.folder}`,
        __EMBLEM__: siteEmblem(tenant, logo),
      };
      const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
      return { define: Object.fromEntries(define) };
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        const file = files.get(path);
        if (file !== undefined) {
          const type = path.endsWith(".svg") ? "image/svg+xml" : "image/png";
          return response.writeHead(200, { "content-type": type }).end(file);
        }
        if (!path.startsWith(PHOTOS)) return next();
        const photo = photos.find(({ publishedName }) =>
          path.startsWith(`${PHOTOS}${publishedName}-`),
        );
        const sizes = photo ? await convertSitePhoto(photo).catch(next) : [];
        const size = sizes?.find((each) => each.path === path);
        if (!size) return sizes && response.writeHead(404).end();
        response.writeHead(200, { "content-type": `image/${size.format}` }).end(size.data);
      });
    },
  };
}
