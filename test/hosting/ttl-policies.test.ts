import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";

interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
}

const { fieldOverrides } = JSON.parse(
  readFileSync(join(repoRoot, "firestore.indexes.json"), "utf8"),
) as { fieldOverrides: readonly FieldOverride[] };

it("Firestore deletes mail, audit log, limits, invitations, blocks, known guests, push subscriptions, groups and capacity at their `expires_at`", () => {
  const policies = fieldOverrides.filter(({ ttl }) => ttl === true);
  expect(policies.map(({ collectionGroup }) => collectionGroup).toSorted()).toEqual([
    "audit",
    "blocks",
    "capacity",
    "group_carts",
    "invitations",
    "known_guests",
    "limits",
    "mail",
    "push_subscriptions",
  ]);
  expect(policies.every(({ fieldPath }) => fieldPath === "expires_at")).toBe(true);
});

it("every document that a function queues as mail stores its end", () => {
  const folder = join(repoRoot, "functions");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const)
    .filter(([, source]) => /(?:create|set)\(database\(\)\.doc\(`mail\//.test(source));
  expect(sources.length).toBeGreaterThan(0);
  const endless = sources.filter(([, source]) => !source.includes('retainedUntil("mail"'));
  expect(endless.map(([file]) => file)).toEqual([]);
});
