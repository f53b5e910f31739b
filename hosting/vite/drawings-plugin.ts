import type { Plugin } from "vite";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { drawingFiles } from "../drawings/drawing-files";

/**
 * Serves the drawings of dishes in the tenant's colours, and compiles their folder in as
 * `__DRAWINGS__`.
 * @param tenant null in a build without a key
 */
export function drawingsPlugin(tenant: Tenant | null): Plugin {
  const { folder, files } = drawingFiles(tenant);
  return {
    name: "resto-drawings",
    config: () => ({ define: { __DRAWINGS__: JSON.stringify(`/${folder}`) } }),
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}/`, (request, response, next) => {
        const svg = files.get(request.url?.replace(/^\//, "").replace(/\?.*$/, "") ?? "");
        if (svg === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(svg);
      });
    },
  };
}
