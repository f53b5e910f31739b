import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import { filledCopy } from "@/hosting/rehearsal/filled-copy";
import { runCommand } from "./run-command";

const copy = join(repoRoot, ".fireemu/rehearsal/remove");
const pathOf = (name: string) => join(copy, "tenant-configs", name);
const isThere = (name: string) => existsSync(pathOf(name));

/** Gives a restaurant of the copy a logo. */
function addLogo(key: string, logo: string): void {
  const file = pathOf(`${key}.ts`);
  const text = readFileSync(file, "utf8").replace(/^ {2}key: .*$/m, `$&\n  logo: ${logo},`);
  expect(text).toContain(logo);
  writeFileSync(file, text);
}

beforeAll(() => {
  filledCopy(copy);
  mkdirSync(pathOf("logos"), { recursive: true });
  for (const name of ["house.svg", "own.svg"]) writeFileSync(pathOf(`logos/${name}`), "<svg/>");
  addLogo("asia-sushi", '{ file: "house.svg", dark: "own.svg" }');
  addLogo("le-vie", '{ file: "house.svg" }');
}, 60_000);

it("a restaurant leaves with all its files, and without those of others", async () => {
  const own = ["asia-sushi.ts", "menus/asia-sushi.ts", "menus/asia-sushi", "logos/own.svg"];
  const others = ["le-vie.ts", "menus/le-vie", "menus/shared", "logos/house.svg"];
  expect([...own, ...others].filter((name) => !isThere(name))).toEqual([]);
  const args = ["hosting/commands/remove-restaurant.ts", "asia-sushi"];
  const { code, output } = await runCommand(args, { cwd: copy });
  expect(code, output).toBe(0);
  expect(own.filter(isThere)).toEqual([]);
  expect(others.filter((name) => !isThere(name))).toEqual([]);
  expect(readFileSync(pathOf("index.ts"), "utf8")).not.toContain("asia-sushi");
}, 60_000);
