import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { firebaseJson } from "@/hosting/firebase/firebase-json";
import { firebaserc } from "@/hosting/firebase/firebaserc";
import { repoRoot } from "@/hosting/lib/repo-root";
import {
  LOCAL_APP_CHECK_SECRET,
  LOCAL_APP_ID,
  LOCAL_PROJECT_ID,
} from "@/hosting/local/local-web-config";

const read = (file: string) => JSON.parse(readFileSync(join(repoRoot, file), "utf8"));

describe("generated files", () => {
  it("firebase.json is up to date with npm run hosting", () => {
    expect(read("firebase.json")).toEqual(firebaseJson());
  });

  it(".firebaserc is up to date with npm run hosting", () => {
    expect(read(".firebaserc")).toEqual(firebaserc());
  });
});

describe.each(["fireemu.json", "fireemu.rules.json"])("%s", (file) => {
  it("registers the local app with the hash of its debug secret", () => {
    expect(read(file).appCheck.apps).toEqual([
      expect.objectContaining({
        projectId: LOCAL_PROJECT_ID,
        appId: LOCAL_APP_ID,
        debugTokenSha256: [createHash("sha256").update(LOCAL_APP_CHECK_SECRET).digest("hex")],
      }),
    ]);
  });
});

it("allows no live site to connect to a local backend", () => {
  expect(JSON.stringify(firebaseJson().hosting)).not.toMatch(/localhost|127\.0\.0\.1/);
});
