import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import { withoutUnused } from "@/hosting/vite/router-plugin";

const FOLDER = join(repoRoot, "node_modules/react-router/dist/production");
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".mjs"))
  .map((name) => readFileSync(join(FOLDER, name), "utf8"));

it("lets the build drop the components of React Router that no page uses", () => {
  const [router, ...others] = files.filter((code) => code.includes("Link.displayName"));
  expect(others).toEqual([]);
  const left = withoutUnused(router ?? "") ?? "";
  expect(left).not.toMatch(/^(?:Link|NavLink|Form|ScrollRestoration)\.displayName/m);
  expect(left).not.toMatch(/= React\d+\.forwardRef\(/);
  expect(left).not.toMatch(/createElement\((?:PrefetchPageLinks|DefaultErrorComponent),/);
});

it("refuses a version of React Router that it does not know", () => {
  expect(withoutUnused('Link.displayName = "Link";')).toBeNull();
});
