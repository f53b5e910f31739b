import { join } from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import { referencePage } from "./reference/page";

// @any-time-zone

it("docs/reference.md is what `npm run docs` writes from the code", async () => {
  await expect(referencePage(), "run npm run docs").toMatchFileSnapshot(
    join(repoRoot, "docs/reference.md"),
  );
});
