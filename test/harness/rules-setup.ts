import type { TestProject } from "vitest/node";
import "./provided-context";
import { startTestBackend } from "./test-backend";

/** One backend for all rules tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const backend = await startTestBackend({ rulesProfile: true });
  project.provide("backendPorts", backend.ports);
  return backend.stop;
}
