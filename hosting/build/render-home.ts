import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import * as z from "zod/mini";
import type { Instant } from "@/domain/time/berlin-time";
import type { SiteData } from "./site-values";

/** Output of `src/app/first-screen/prerender.tsx`. */
const prerenderedPageSchema = z.object({ html: z.string(), renderedAt: z.int() });

type PrerenderedPage = z.infer<typeof prerenderedPageSchema>;

/**
 * Renders the restaurant page of a site, in a thread of its own, because modules keep state that must
 * not mix with that of another site.
 * @param renderer `homeRenderer` of the compilation
 * @returns HTML that may contain markers of texts
 */
export function renderHome(
  renderer: string,
  data: SiteData,
  builtAt: Instant,
): Promise<PrerenderedPage> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./home-worker.mjs", import.meta.url), {
      workerData: { renderer: pathToFileURL(renderer).href, builtAt, data },
      // Without the TypeScript loader of this process, which the built module does not need.
      execArgv: [],
      env: { ...process.env, NODE_ENV: "production" },
    });
    worker.once("message", (page) => resolve(prerenderedPageSchema.parse(page)));
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the restaurant page was not rendered")));
  });
}
