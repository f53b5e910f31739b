import type { BackendPorts } from "@/hosting/local/ports";

declare module "vitest" {
  /** Values that the global set-up of a project provides to its tests. */
  interface ProvidedContext {
    backendPorts: BackendPorts;
    /** Address of the built Bobingen site, without a trailing slash (project `e2e`). */
    siteUrl: string;
    /** Address of the built admin site, without a trailing slash (project `e2e`). */
    adminUrl: string;
  }
}
