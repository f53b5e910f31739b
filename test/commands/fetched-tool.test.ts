import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { fetchedTool, RegistryUnreachable } from "@/hosting/lib/fetched-tool";
import { repoRoot } from "@/hosting/lib/repo-root";

it("a tool is not fetched, and nothing is left behind, when no registry answers", async () => {
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:9/");
  const tool = fetchedTool({ name: "resto-no-such-tool", version: "1.0.0" });
  await expect(tool).rejects.toThrow(RegistryUnreachable);
  await expect(tool).rejects.toThrow(
    /^resto-no-such-tool@1\.0\.0 cannot be fetched from the package registry: .*ECONNREFUSED/,
  );
  vi.unstubAllEnvs();
  expect(existsSync(join(repoRoot, ".fireemu/tools/resto-no-such-tool@1.0.0"))).toBe(false);
});
