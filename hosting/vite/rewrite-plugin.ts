import type { Plugin } from "vite";

interface Rewriting {
  /** As in `hosting/vite/<name>-plugin.ts`. */
  readonly name: string;
  /** The package, as the error calls it. */
  readonly of: string;
  /** Which files to rewrite: by their path, and by a part of their code. */
  readonly filter: { readonly id: RegExp; readonly code?: string };
  /** @returns null if the code is not as expected */
  readonly rewrite: (code: string) => string | null;
}

/** Rewrites files of a package in builds, and fails if the package has changed. */
export function rewritePlugin({ name, of, filter, rewrite }: Rewriting): Plugin {
  return {
    name: `resto-${name}`,
    apply: "build",
    transform: {
      filter,
      handler(code) {
        const left = rewrite(code);
        if (left === null) this.error(`${of} has changed: adapt hosting/vite/${name}-plugin.ts`);
        return { code: left, map: null };
      },
    },
  };
}
