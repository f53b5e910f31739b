import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import {
  functionDifferences,
  indexDifferences,
  rulesDifferences,
} from "@/hosting/rehearsal/backend-differences";
import { startedUploads } from "@/hosting/rehearsal/uploads";

const read = (file: string) => readFileSync(join(repoRoot, file), "utf8");

it("rules that differ from their files are found", () => {
  const uploads = startedUploads(null);
  uploads.rules.set("cloud.firestore", read("firestore.rules"));
  uploads.rules.set("firebase.storage", `${read("storage.rules")} `);
  expect(rulesDifferences(uploads, repoRoot)).toEqual([
    "storage.rules: firebase.storage did not release it",
  ]);
});

it("indexes and field overrides that differ from their file are found", () => {
  const { indexes, fieldOverrides } = JSON.parse(read("firestore.indexes.json"));
  const uploads = startedUploads(null);
  uploads.indexes.push(...indexes);
  for (const { collectionGroup, fieldPath, ttl, indexes: own } of fieldOverrides) {
    const override = { indexConfig: { indexes: own }, ...(ttl && { ttlConfig: {} }) };
    uploads.fields.set(`${collectionGroup}/${fieldPath}`, override);
  }
  expect(indexDifferences(uploads, repoRoot)).toEqual([]);

  uploads.fields.delete("mail/expires_at");
  uploads.fields.set("audit/expires_at", { indexConfig: { indexes: [] } });
  const [first] = uploads.indexes.splice(0, 1);
  expect(indexDifferences(uploads, repoRoot)).toEqual([
    `${(first as { collectionGroup: string }).collectionGroup}: an index was not created`,
    "mail/expires_at: its field override was not created",
    "audit/expires_at: its field override differs from the file",
  ]);
});

it("functions that were not created, or nobody exports, are found", () => {
  const uploads = startedUploads(null);
  uploads.functions.set("forgotten", {});
  const differences = functionDifferences(uploads, repoRoot);
  expect(differences).toContain("guestApi: was not created");
  expect(differences).toContain(
    "forgotten: was created, but functions/index.ts does not export it",
  );
  expect(differences).toContain("functions/dist/index.cjs: was not uploaded");
});
