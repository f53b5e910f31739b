import type { BackendPorts } from "@/hosting/lib/ports";

declare module "vitest" {
  /** Values that the global set-up of a project provides to its tests. */
  interface ProvidedContext {
    backendPorts: BackendPorts;
    /** The inbox page with the mails of the functions, without a trailing slash (not in `rules`). */
    inboxUrl: string;
    /** The mail server behind it (not in `rules`). */
    smtpUrl: string;
    /** The payment provider of the functions, without a trailing slash (not in `rules`). */
    paymentUrl: string;
    /** The push service of the functions, without a trailing slash (not in `rules`). */
    pushUrl: string;
    /** Folder of the running functions, from the repository's root (project `model`). */
    functionsFolder: string;
    /** File with the offset of the functions' clock, in milliseconds (project `e2e`). */
    functionsClock: string;
    /** Address of the built Bobingen site, without a trailing slash (project `e2e`). */
    siteUrl: string;
    /** Address of the built admin site, without a trailing slash (project `e2e`). */
    adminUrl: string;
  }
}
