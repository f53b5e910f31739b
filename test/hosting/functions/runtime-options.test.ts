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
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
}

const endpoints = Object.entries(functions).map(
  ([name, { __endpoint }]) => [name, __endpoint as Endpoint] as const,
);

/** vCPUs of a region in a new project (`CpuAllocPerProjectRegion`). */
const SMALLEST_QUOTA = 20;

/** Each deployed function is a service with an image, a revision and cold starts of its own. */
const MAX_FUNCTIONS = 14;

it("few functions are deployed", () => {
  expect(endpoints.length).toBeLessThanOrEqual(MAX_FUNCTIONS);
});

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
});

it("docs/deploy.md says how to set each secret before the first deployment", () => {
  const guide = readFileSync(join(repoRoot, "docs/deploy.md"), "utf8");
  const secrets = endpoints.flatMap(([, { secretEnvironmentVariables = [] }]) =>
    secretEnvironmentVariables.map(({ key }) => key),
  );
  expect(secrets).toContain("SMTP_URL");
  for (const name of secrets) expect(guide).toContain(`functions:secrets:set ${name} `);
});

it("all functions together fit the CPU quota of a new project, as docs/deploy.md says", () => {
  const guide = readFileSync(join(repoRoot, "docs/deploy.md"), "utf8");
  const total = endpoints.reduce((sum, [, endpoint]) => sum + vcpus(endpoint), 0);
  expect(total).toBeLessThanOrEqual(SMALLEST_QUOTA);
  expect(guide).toContain(`at most ${total} vCPUs`);
});

function vcpus({ maxInstances = 100, cpu = 1 }: Endpoint): number {
  return maxInstances * cpu;
}
