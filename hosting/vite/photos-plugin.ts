import type { Plugin } from "vite";
import { convertSitePhoto, type SitePhoto } from "../site/site-photos";

const FOLDER = "/assets/photos/";

/**
 * Serves the photographs of the configuration in all sizes, converted on request.
 * @param findProblems reasons not to start, one line each
 */
export function photosPlugin(
  photos: readonly SitePhoto[],
  findProblems: () => Promise<readonly string[]>,
): Plugin {
  return {
    name: "resto-photos",
    async buildStart() {
      const problems = await findProblems();
      if (problems.length > 0) this.error(problems.join("\n"));
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
