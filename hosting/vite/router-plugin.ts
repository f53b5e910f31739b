import type { Plugin } from "vite";

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;
const DISPLAY_NAME = /^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*$/gm;
const COMPONENT = /= (React\d+\.forwardRef\()/g;
const PREFETCH = /createElement\(PrefetchPageLinks,/g;

/**
 * Lets the build leave out what the sites do not use of React Router: 3 kB. Assignments of
 * `displayName` keep unused components, and `Link` contains the prefetching of its framework mode.
 */
export function routerPlugin(): Plugin {
  return {
    name: "resto-router",
    apply: "build",
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        if (!code.includes("Link.displayName")) return null;
        if (!PREFETCH.test(code)) this.error("React Router has changed: adapt router-plugin.ts");
        return {
          code: code
            .replace(DISPLAY_NAME, "")
            .replace(COMPONENT, "= /* @__PURE__ */ $1")
            .replace(PREFETCH, "createElement(() => null,"),
          map: null,
        };
      },
    },
  };
}
