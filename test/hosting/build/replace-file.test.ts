import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { replaceFile } from "@/hosting/build/replace-file";
import { repoRoot } from "@/hosting/lib/repo-root";

it("leaves the whole old text to a process that has opened the file, and no other file beside it", () => {
  const parent = join(repoRoot, ".fireemu");
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(parent, "replace-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "index.cjs");
  replaceFile(path, "the old text");
  const opened = openSync(path, "r");
  replaceFile(path, "the new text");
  expect(readFileSync(opened, "utf8")).toBe("the old text");
  closeSync(opened);
  expect(readFileSync(path, "utf8")).toBe("the new text");
  expect(readdirSync(folder)).toEqual(["index.cjs"]);
});
