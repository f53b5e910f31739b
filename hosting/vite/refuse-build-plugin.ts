import type { Plugin } from "vite";

/** Stops `vite build`, which would write a site without pages and pictures. */
export function refuseBuildPlugin(): Plugin {
  return {
    name: "resto-refuse-build",
    apply: "build",
    buildStart() {
      this.error("Build a site with: npm run build -- --mode <target>");
    },
  };
}
