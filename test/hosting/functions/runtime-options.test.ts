import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as functions from "@/functions/index";
import { repoRoot } from "@/hosting/lib/repo-root";

interface Endpoint {
  readonly region?: readonly string[];
  readonly availableMemoryMb?: number;
  readonly timeoutSeconds?: number;
  readonly maxInstances?: number;
  readonly concurrency?: number;
  readonly cpu?: number;
}

const endpoints = Object.entries(functions).map(
  ([name, { __endpoint }]) => [name, __endpoint as Endpoint] as const,
);

/**
 * vCPUs of a region in a new project (`CpuAllocPerProjectRegion`): Cloud Run refuses a service whose
 * instances together could exceed it.
 */
const SMALLEST_QUOTA = 20;

describe.each(endpoints)("%s", (_, endpoint) => {
  it("sets its region, memory, time limit, instances, requests per instance and CPU", () => {
    expect(endpoint).toMatchObject({
      region: ["europe-west3"],
      availableMemoryMb: expect.any(Number),
      timeoutSeconds: expect.any(Number),
      maxInstances: expect.any(Number),
      concurrency: expect.any(Number),
      cpu: expect.any(Number),
    });
  });

  it("fits the CPU quota of a new project", () => {
    expect(vcpus(endpoint)).toBeLessThanOrEqual(SMALLEST_QUOTA);
  });
});

it("docs/deploy.md states an upper bound for the vCPUs of all functions together", () => {
  const guide = readFileSync(join(repoRoot, "docs/deploy.md"), "utf8");
  const stated = Number(/at most (\d+) vCPUs/.exec(guide)?.[1]);
  const total = endpoints.reduce((sum, [, endpoint]) => sum + vcpus(endpoint), 0);
  expect(total).toBeLessThanOrEqual(stated);
  // Not so far above that the figure means nothing.
  expect(total).toBeGreaterThan(stated / 2);
});

function vcpus({ maxInstances = 100, cpu = 1 }: Endpoint): number {
  return maxInstances * cpu;
}
