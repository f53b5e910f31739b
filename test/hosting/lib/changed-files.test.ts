import { expect, it } from "vitest";
import { changedFiles } from "@/hosting/lib/changed-files";

it("names changed files and those that are not committed yet", () => {
  const output: Record<string, string> = {
    diff: "tenant-configs/index.ts\0docs/deploy.md\0",
    "ls-files": "tenant-configs/zur-linde.ts\0",
  };
  expect(changedFiles((command = "") => output[command] ?? "", "HEAD")).toEqual([
    "tenant-configs/index.ts",
    "docs/deploy.md",
    "tenant-configs/zur-linde.ts",
  ]);
});

it("refuses an unknown commit", () => {
  const git = () => {
    throw new Error("fatal: bad revision");
  };
  expect(() => changedFiles(git, "abc1234")).toThrow(
    '"abc1234" is not a commit of this repository. git log --oneline lists the commits.',
  );
});
