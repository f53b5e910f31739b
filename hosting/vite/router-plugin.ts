import type { Plugin } from "vite";

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;
const COMPONENTS = "Link.displayName";
const DISPLAY_NAME = /^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*$/gm;
const FORWARDED = /= (React\d+\.forwardRef\()/g;
const PREFETCH = "createElement(PrefetchPageLinks,";

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
        if (!code.includes(COMPONENTS)) return null;
        const left = withoutUnused(code);
        if (left === null)
          this.error("React Router has changed: adapt hosting/vite/router-plugin.ts");
        return { code: left, map: null };
      },
    },
  };
}

/** @returns null if the code is not as expected */
export function withoutUnused(code: string): string | null {
  if (!code.includes(PREFETCH)) return null;
  return code
    .replace(DISPLAY_NAME, "")
    .replace(FORWARDED, "= /* @__PURE__ */ $1")
    .replaceAll(PREFETCH, "createElement(() => null,");
}
