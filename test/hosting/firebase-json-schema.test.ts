import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import { schemaProblems } from "@/hosting/lib/schema-problems";
import { firebaseConfigSchema } from "./firebase-json-schema";

const config = JSON.parse(readFileSync(join(repoRoot, "firebase.json"), "utf8"));

it("firebase.json conforms to the schema", () => {
  expect(schemaProblems(firebaseConfigSchema, config)).toEqual([]);
});

it("the schema refuses an invalid rewrite", () => {
  const [site, ...others] = config.hosting;
  const broken = { ...config, hosting: [{ ...site, rewrites: [{ from: "/" }] }, ...others] };
  expect(schemaProblems(firebaseConfigSchema, broken).join()).toContain("hosting[0].rewrites[0]");
});

it("no predeploy command contains =, which firebase-tools warns about", () => {
  const commands = config.hosting.flatMap((site: { predeploy: string[] }) => site.predeploy);
  expect(commands.filter((command: string) => command.includes("="))).toEqual([]);
});
