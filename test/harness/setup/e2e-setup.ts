import type { TestProject } from "vitest/node";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import { buildSite } from "@/hosting/local/build-site";
import { type ServedSite, startHostingServer } from "@/hosting/local/hosting-server";
import { clockFileOf, followClockFile } from "../functions-clock";
import "../provided-context";
import { startTestBackend, type TestBackend } from "../test-backend";
import { provideServers } from "./provide-servers";

/** Starts one seeded backend and builds the Bobingen and admin sites for all end-to-end tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let functionsClock = "";
  const backend = await startTestBackend({
    ownFunctions: true,
    changeFunctions(bundle) {
      functionsClock = clockFileOf(bundle);
      followClockFile(bundle);
    },
  });
  try {
    // In sequence, because a build sets NODE_ENV for the whole process.
    const site = await serve("bobingen", backend);
    const adminSite = await serve("superadmin", backend);
    project.provide("backendPorts", backend.ports);
    project.provide("functionsClock", functionsClock);
    provideServers(project, backend);
    project.provide("siteUrl", site.url);
    project.provide("adminUrl", adminSite.url);
    return async () => {
      await Promise.all([site.stop(), adminSite.stop()]);
      await backend.stop();
    };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}

async function serve(target: string, { ports, push, folder }: TestBackend): Promise<ServedSite> {
  const built = await buildSite(target, localWebConfig(ports, push?.port), folder);
  return startHostingServer({
    target,
    folder: built,
    port: 0,
    functionsPort: ports.functions,
    // No test of a page reads the size of an answer.
    brotliQuality: 4,
  });
}
