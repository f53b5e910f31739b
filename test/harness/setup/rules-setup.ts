import type { TestProject } from "vitest/node";
import "../provided-context";
import { startTestBackend } from "../test-backend";

/** Starts one backend without functions for all tests of the security rules. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const backend = await startTestBackend({ rulesProfile: true });
  project.provide("backendPorts", backend.ports);
  return backend.stop;
}
