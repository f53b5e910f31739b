import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { type ProxiedBackend, startProxies } from "@/test/faults/proxied-backend";
import { type RedirectedSite, redirectSite } from "@/test/faults/redirected-site";
import "@/test/harness/provided-context";

/** The built site whose pages reach the backend through proxies only. */
export interface FaultySite {
  readonly url: string;
  readonly proxies: ProxiedBackend;
}

/** Starts proxies for a test file; their rules are forgotten after each test. */
export function useFaultySite(): () => FaultySite {
  let proxies: ProxiedBackend;
  let site: RedirectedSite;
  beforeAll(async () => {
    const ports = inject("backendPorts");
    proxies = await startProxies(ports);
    site = await redirectSite(inject("siteUrl"), ports, proxies.ports);
  });
  afterEach(() => proxies.clear());
  afterAll(async () => {
    site.stop();
    await proxies.stop();
  });
  return () => ({ url: site.url, proxies });
}
