import { mergeConfig, type Plugin, type UserConfig } from "vite";
import { callProxy } from "../firebase/call-proxy";
import { bucketUrl } from "../firebase/web-config";
import { localWebConfig } from "../lib/local-web-config";
import { LOCAL_PORTS } from "../lib/ports";
import { configuredSite } from "../site/configured-site";
import { type HostingTarget, targetOfMode } from "../targets";
import { activeMenuPlugin } from "./active-menu-plugin";
import { commonConfig } from "./common-config";
import { indexHtmlPlugin } from "./index-html-plugin";
import { refuseBuildPlugin } from "./refuse-build-plugin";
import { siteAliases } from "./site-aliases";
import { sitePlugin } from "./site-plugin";

/** Answers the calls of the pages, as the site does when it is deployed. */
function callsPlugin(target: HostingTarget, { functionsPort }: LocalBackend): Plugin {
  return {
    name: "resto:calls",
    configureServer({ middlewares }) {
      middlewares.use(callProxy(target, functionsPort));
    },
  };
}

/**
 * Vite configuration of the development server of one site. `--mode <target>` selects the site
 * (docs/rules.md#tenants). Sites are built by `hosting/build`.
 * @param backend by default that of `npm run backend`
 */
export function siteConfig(
  { mode }: { readonly mode: string },
  backend: LocalBackend = localWebConfig(LOCAL_PORTS),
): UserConfig {
  const target = targetOfMode(mode);
  const site = configuredSite(mode);
  const { tenant } = site;
  return mergeConfig(commonConfig(backend, site.project.backend), {
    plugins: [
      refuseBuildPlugin(),
      target && callsPlugin(target, backend),
      sitePlugin(site, bucketUrl(backend)),
      activeMenuPlugin(site),
      indexHtmlPlugin(tenant),
    ],
    resolve: { alias: siteAliases(tenant) },
    server: { host: "localhost", port: 5173, strictPort: true },
  } satisfies UserConfig);
}
