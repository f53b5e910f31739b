import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { firebaseJson } from "@/hosting/firebase/firebase-json";
import { firebaserc } from "@/hosting/firebase/firebaserc";
import { fleet, fleetOf } from "@/hosting/fleet/fleet";
import {
  LOCAL_APP_CHECK_SECRET,
  LOCAL_APP_ID,
  LOCAL_PROJECT_ID,
} from "@/hosting/lib/local-web-config";
import { repoRoot } from "@/hosting/lib/repo-root";

const fleetWith = (projectId: string) => fleetOf({ ...fleet[0]?.backend, projectId });

const read = (file: string) => JSON.parse(readFileSync(join(repoRoot, file), "utf8"));

describe("generated files", () => {
  it("firebase.json is up to date with npm run hosting", () => {
    expect(read("firebase.json")).toEqual(firebaseJson());
  });

  it(".firebaserc is up to date with npm run hosting", () => {
    expect(read(".firebaserc")).toEqual(firebaserc());
  });
});

describe(".firebaserc", () => {
  it("makes the live project the default, so that firebase deploy needs no --project", () => {
    const { projects, targets } = firebaserc(fleetWith("my-restaurants"));
    expect(projects).toEqual({ default: "my-restaurants" });
    expect(Object.keys(targets)).toEqual([LOCAL_PROJECT_ID, "my-restaurants"]);
  });

  it("names no project the CLI would accept while hosting/project.json is not filled in", () => {
    const { projects, targets } = firebaserc(fleetWith("set-in-hosting-project-json"));
    expect(projects.default).toContain("fill in hosting/project.json");
    // The CLI's own pattern. It adds a note to ids with capitals.
    expect(projects.default).not.toMatch(/^(?:[^:]+:)?[a-z0-9-]+$|[A-Z]/);
    expect(Object.keys(targets)).toEqual([LOCAL_PROJECT_ID]);
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

it("lets only the admin site reach receipt printers", () => {
  const withPrinters = firebaseJson().hosting.flatMap(({ target, headers }) => {
    const policy = headers
      .flatMap((rule) => rule.headers)
      .find(({ key }) => key === "Permissions-Policy");
    return policy?.value.includes("usb=(self), serial=(self)") ? [target] : [];
  });
  expect(withPrinters).toEqual(["superadmin"]);
});

it("lets only the sites of a chain ask for the position", () => {
  const asking = firebaseJson().hosting.flatMap(({ target, headers }) => {
    const values = headers.flatMap((rule) => rule.headers).map(({ value }) => value);
    return values.some((value) => value.includes("geolocation=(self)")) ? [target] : [];
  });
  expect(asking).toEqual(["pho3-augsburg", "pho3-peiting", "pho3-schwabmuenchen"]);
});

it("allows no live site to connect to a local backend", () => {
  expect(JSON.stringify(firebaseJson().hosting)).not.toMatch(/localhost|127\.0\.0\.1/);
});
