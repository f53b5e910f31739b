import type { Plugin } from "vite";
import { rewritePlugin } from "./rewrite-plugin";

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;
const COMPONENTS = "Link.displayName";

/** Replacements that leave parts without a use, which the build then drops. Each must match. */
const REPLACEMENTS: readonly (readonly [part: RegExp, by: string])[] = [
  // Assignments and calls at the top level keep a component that nobody uses.
  [/^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*$/gm, ""],
  [/= (React\d+\.forwardRef\()/g, "= /* @__PURE__ */ $1"],
  // The published module warns developers in production, too.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, "var ENABLE_DEV_WARNINGS = false;"],
  // Prefetching belongs to the framework mode.
  [/createElement\(PrefetchPageLinks,/g, "createElement(() => null,"],
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g, "= [false, null, {}]"],
  // Only a data router renders errors; the sites use `BrowserRouter`.
  [/(?:\/\* @__PURE__ \*\/ )?React\d+\.createElement\(DefaultErrorComponent, null\)/g, "null"],
  [/^RenderErrorBoundary\.contextType = .*$/gm, ""],
  [
    /var RenderErrorBoundary = class extends React\d+\.Component \{\s*constructor\(props\) \{\s*super\(props\);/g,
    "var RenderErrorBoundary = class {\n  constructor(props) {",
  ],
  [/(createElement\(\s*)RenderErrorBoundary,/g, "$1() => null,"],
];

/** Lets the build leave out what the sites do not use of React Router: 4 kB. */
export function routerPlugin(): Plugin {
  return rewritePlugin({
    name: "router",
    of: "React Router",
    filter: { id: ROUTER, code: COMPONENTS },
    rewrite: withoutUnused,
  });
}

/** @returns null if the code is not as expected */
export function withoutUnused(code: string): string | null {
  let left = code;
  for (const [part, by] of REPLACEMENTS) {
    const before = left;
    left = left.replace(part, by);
    if (left === before) return null;
  }
  return left;
}
