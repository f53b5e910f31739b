import type { TestProject } from "vitest/node";
import "../provided-context";
import { startTestBackend } from "../test-backend";
import { provideServers } from "./provide-servers";

/** Starts one seeded backend with functions for all tests of the callables. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const backend = await startTestBackend();
  project.provide("backendPorts", backend.ports);
  provideServers(project, backend);
  return backend.stop;
}
