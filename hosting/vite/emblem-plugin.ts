import type { Plugin } from "vite";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { logoProblems } from "../checks/logo-problems";
import { siteEmblem } from "../site/site-emblem";
import { logoFiles, siteLogo } from "../site/site-logo";

/**
 * Compiles the tenant's emblem in as `__EMBLEM__` and serves its own logo.
 * @param tenant null in a build without a key
 */
export function emblemPlugin(tenant: Tenant | null): Plugin {
  const files = logoFiles(tenant);
  let logo: Awaited<ReturnType<typeof siteLogo>> = null;
  return {
    name: "resto-emblem",
    async config() {
      if (tenant && !isSuperTenant(tenant)) {
        const problems = await logoProblems(tenant, files);
        if (problems.length > 0) throw new Error(problems.join("\n"));
      }
      logo = await siteLogo(files);
      return { define: { __EMBLEM__: JSON.stringify(siteEmblem(tenant, logo)) } };
    },
    configureServer({ middlewares }) {
      if (!logo) return;
      const { fileName, content } = logo;
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader(
          "Content-Type",
          fileName.endsWith(".svg") ? "image/svg+xml" : "image/png",
        );
        response.end(content);
      });
    },
  };
}
