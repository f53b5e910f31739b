import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { functionsLockfile } from "@/hosting/lib/functions-lockfile";
import { repoRoot } from "@/hosting/lib/repo-root";

const read = (file: string) => JSON.parse(readFileSync(join(repoRoot, file), "utf8"));

const manifest = { name: "f", version: "1.0.0", dependencies: { used: "1.0.0" } };

const lockOf = (packages: Record<string, object>) =>
  functionsLockfile({ packages }, "functions", manifest).packages as Record<string, object>;

describe("functionsLockfile", () => {
  it("keeps what the functions need, also indirectly, and nothing else", () => {
    const locked = lockOf({
      "node_modules/used": { version: "1.0.0", dev: true, dependencies: { below: "^2.0.0" } },
      "node_modules/below": { version: "2.1.0", integrity: "sha512-x", devOptional: true },
      "node_modules/website": { version: "3.0.0" },
    });
    expect(Object.keys(locked)).toEqual(["", "node_modules/below", "node_modules/used"]);
    expect(locked["node_modules/below"]).toEqual({ version: "2.1.0", integrity: "sha512-x" });
    expect(locked["node_modules/used"]).not.toHaveProperty("dev");
  });

  it("keeps a nested version where its user finds it", () => {
    const locked = lockOf({
      "node_modules/used": { version: "1.0.0", dependencies: { below: "^1.0.0" } },
      "node_modules/used/node_modules/below": { version: "1.5.0" },
      "node_modules/below": { version: "2.0.0" },
    });
    expect(Object.keys(locked)).toEqual([
      "",
      "node_modules/used",
      "node_modules/used/node_modules/below",
    ]);
  });

  it("moves a version of the functions' own folder to the top", () => {
    const locked = lockOf({
      "functions/node_modules/used": { version: "1.0.0" },
      "node_modules/used": { version: "9.0.0" },
    });
    expect(locked["node_modules/used"]).toEqual({ version: "1.0.0" });
  });

  it("marks a package as optional only if nothing requires it", () => {
    const optionalDependencies = { native: "1.0.0", other: "1.0.0" };
    const locked = lockOf({
      "node_modules/used": { optionalDependencies, dependencies: { needs: "1.0.0" } },
      "node_modules/native": { version: "1.0.0" },
      "node_modules/needs": { version: "1.0.0", dependencies: { other: "1.0.0" } },
      "node_modules/other": { version: "1.0.0", optional: true },
    });
    expect(locked["node_modules/native"]).toEqual({ version: "1.0.0", optional: true });
    expect(locked["node_modules/other"]).toEqual({ version: "1.0.0" });
  });

  it("keeps a required package required if an optional one leads to it later", () => {
    const locked = lockOf({
      "node_modules/used": { dependencies: { below: "1.0.0", needs: "1.0.0" } },
      "node_modules/needs": { optionalDependencies: { below: "1.0.0" } },
      "node_modules/below": { version: "1.0.0" },
    });
    expect(locked["node_modules/below"]).toEqual({ version: "1.0.0" });
  });

  it("counts a package that is listed as required and as optional as optional", () => {
    const below = { below: "1.0.0" };
    const locked = lockOf({
      "node_modules/used": { dependencies: below, optionalDependencies: below },
      "node_modules/below": { version: "1.0.0" },
    });
    expect(locked["node_modules/below"]).toEqual({ version: "1.0.0", optional: true });
  });

  it("keeps a peer dependency unless it is optional", () => {
    const locked = lockOf({
      "node_modules/used": {
        peerDependencies: { host: "1.0.0", plugin: "1.0.0" },
        peerDependenciesMeta: { plugin: { optional: true } },
      },
      "node_modules/host": { version: "1.0.0", peer: true },
      "node_modules/plugin": { version: "1.0.0", peer: true },
    });
    expect(Object.keys(locked)).toEqual(["", "node_modules/host", "node_modules/used"]);
  });

  it("leaves out an optional package that is not locked", () => {
    const locked = lockOf({ "node_modules/used": { optionalDependencies: { native: "1.0.0" } } });
    expect(Object.keys(locked)).toEqual(["", "node_modules/used"]);
  });

  it("refuses a dependency that is not locked", () => {
    expect(() => lockOf({})).toThrow("used, needed by functions, is not in package-lock.json");
  });

  it("refuses two versions for one place", () => {
    const packages = {
      "functions/node_modules/used": { dependencies: { bridge: "1.0.0" } },
      "node_modules/used": { version: "9.0.0" },
      "node_modules/bridge": { dependencies: { used: "9.0.0" } },
    };
    expect(() => lockOf(packages)).toThrow("node_modules/used is needed in two versions");
  });
});

describe("lockfile of the functions", () => {
  const functions = read("functions/package.json");
  const root = read("package-lock.json");
  const { packages } = functionsLockfile(root, "functions", functions);

  it("has the dependencies of functions/package.json in their exact versions", () => {
    for (const [name, version] of Object.entries(functions.dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(packages).toHaveProperty([`node_modules/${name}`, "version"], version);
    }
  });

  it("names a hash for every package, and no registry", () => {
    const installed = Object.entries(packages).filter(([location]) => location !== "");
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(([, locked]) => !("integrity" in locked))).toEqual([]);
    expect(JSON.stringify(packages)).not.toContain('"resolved"');
  });

  it("contains no package of the website or of the tests", () => {
    const { dependencies, devDependencies } = read("package.json");
    const shared = Object.keys(functions.dependencies);
    const others = Object.keys({ ...dependencies, ...devDependencies }).filter(
      // Type packages of firebase-functions' own dependencies.
      (name) => !shared.includes(name) && !name.startsWith("@types/"),
    );
    expect(others.filter((name) => `node_modules/${name}` in packages)).toEqual([]);
  });
});
