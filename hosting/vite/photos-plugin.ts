import type { Plugin } from "vite";
import { convertSitePhoto, type SitePhoto } from "../site/site-photos";

const FOLDER = "/assets/photos/";

/**
 * Publishes the photographs of the configuration in all sizes: a build emits them, a development
 * server converts them on request.
 * @param findProblems reasons not to build, one line each
 */
export function photosPlugin(
  photos: readonly SitePhoto[],
  findProblems: () => Promise<readonly string[]>,
): Plugin {
  return {
    name: "resto-photos",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async buildStart() {
      const problems = await findProblems();
      if (problems.length > 0) this.error(problems.join("\n"));
    },
    async generateBundle() {
      for (const photo of photos) {
        for (const { path, data } of await convertSitePhoto(photo)) {
          this.emitFile({ type: "asset", fileName: path.slice(1), source: data });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        if (!path.startsWith(FOLDER)) return next();
        const photo = photos.find(({ publishedName }) =>
          path.startsWith(`${FOLDER}${publishedName}-`),
        );
        const files = photo ? await convertSitePhoto(photo).catch(next) : [];
        const file = files?.find((each) => each.path === path);
        if (!file) return files && response.writeHead(404).end();
        response.writeHead(200, { "content-type": `image/${file.format}` }).end(file.data);
      });
    },
  };
}
