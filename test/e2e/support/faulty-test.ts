import { type ProxiedBackend, startProxies } from "@/test/faults/proxied-backend";
import { redirectSite } from "@/test/faults/redirected-site";
import "@/test/harness/provided-context";
import { inject } from "vitest";
import { shopTest } from "./e2e-test";

/** A site whose pages reach the backend through fault proxies. */
export interface FaultySite {
  readonly url: string;
  readonly proxies: ProxiedBackend;
}

/** {@link shopTest} with a second address of the site, behind proxies. Their rules end with the test. */
export const faultyTest = shopTest
  .extend("proxiedSite", { scope: "file" }, async ({ ports }, { onCleanup }) => {
    const proxies = await startProxies(ports);
    const site = await redirectSite(inject("siteUrl"), ports, proxies.ports);
    onCleanup(async () => {
      site.stop();
      await proxies.stop();
    });
    return { url: site.url, proxies } as FaultySite;
  })
  .extend("faultySite", ({ proxiedSite }, { onCleanup }) => {
    onCleanup(() => proxiedSite.proxies.clear());
    return proxiedSite;
  });
