import { afterAll, beforeAll, vi } from "vitest";

/** Lets a test file run functions in its own process, with the clock of the local backend. */
export function runFunctionsInProcess(): void {
  beforeAll(() => {
    vi.stubEnv("FUNCTIONS_EMULATOR", "true");
    vi.stubEnv("METADATA_SERVER_DETECTION", "none");
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });
}
