import type { TestProject } from "vitest/node";
import "../provided-context";
import { startTestBackend } from "../test-backend";
import { provideServers } from "./provide-servers";

/** Starts one seeded backend for all model runs, whose functions they may stop and start again. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const backend = await startTestBackend({ ownFunctions: true });
  project.provide("backendPorts", backend.ports);
  project.provide("functionsFolder", backend.functionsFolder);
  provideServers(project, backend);
  return backend.stop;
}
