import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as functions from "@/functions/index";
import { FETCHED_TOOLS, fetchedTool, RegistryUnreachable } from "@/hosting/lib/fetched-tool";
import {
  deployedFiles,
  discoverFunctions,
  installDeployedFunctions,
  loadDependencies,
} from "@/test/harness/deployed-functions";

const FETCH_TIMEOUT_MS = 300_000;

/** The folder with the installed functions, or why there is none. */
let installed: { readonly folder: string } | { readonly unreachable: string };

async function unlessUnreachable<T>(work: () => Promise<T>): Promise<T | { unreachable: string }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RegistryUnreachable)) throw error;
    console.warn(`Skipped: ${error.message}`);
    return { unreachable: error.message };
  }
}

beforeAll(async () => {
  installed = await unlessUnreachable(async () => ({ folder: await installDeployedFunctions() }));
}, FETCH_TIMEOUT_MS);

afterAll(() => {
  if (installed && "folder" in installed) rmSync(installed.folder, { recursive: true });
});

const isDeployable = (path: string) => !/^\.env(?:\.|$)/.test(path);

describe("the deployed functions", () => {
  it("are a bundle, its package.json and a lockfile", () => {
    expect(deployedFiles().filter(isDeployable)).toEqual([
      "dist/index.cjs",
      "package-lock.json",
      "package.json",
    ]);
  });

  it("install from their lockfile alone and are all discovered under the Node.js they are deployed to", {
    timeout: FETCH_TIMEOUT_MS,
  }, async ({ skip }) => {
    if ("unreachable" in installed) return skip(installed.unreachable);
    const node = await deployedNode();
    expect(loadDependencies(installed.folder, node)).toBe("");
    const found = await discoverFunctions(installed.folder, node);
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(functions).toSorted());
    for (const [entryPoint, endpoint] of Object.entries(found)) {
      expect(endpoint).toMatchObject({
        entryPoint,
        region: ["europe-west3"],
        availableMemoryMb: expect.any(Number),
        timeoutSeconds: expect.any(Number),
        maxInstances: expect.any(Number),
        concurrency: expect.any(Number),
        cpu: expect.any(Number),
      });
    }
  });
});

/** The Node.js of the deployed functions; that of the tests where it cannot be had. */
async function deployedNode(): Promise<string> {
  if (`${process.platform}-${process.arch}` !== "linux-x64") return process.execPath;
  const fetched = await unlessUnreachable(() => fetchedTool(FETCHED_TOOLS.node22));
  return typeof fetched === "string" ? join(fetched, "bin/node") : process.execPath;
}
