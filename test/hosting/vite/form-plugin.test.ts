import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import { withoutReadyRender } from "@/hosting/vite/form-plugin";

const FORM = join(repoRoot, "node_modules/react-hook-form/dist/index.esm.mjs");

it("spares the build the render by which React Hook Form says that a form is ready", () => {
  const left = withoutReadyRender(readFileSync(FORM, "utf8")) ?? "";
  expect(left).toContain("control._formState.isReady = true;");
  expect(left).not.toMatch(/\.\.\.data,\s*isReady/);
});

it("refuses a version of React Hook Form that it does not know", () => {
  expect(withoutReadyRender("export { useForm };")).toBeNull();
});
