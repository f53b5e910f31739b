import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { deploymentCredentials } from "@/hosting/firebase/credentials";

let home: string;

function write(file: string, content: object): string {
  const path = join(home, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const LOGIN = { user: { email: "ada@example.com" }, tokens: { refresh_token: "fictional" } };

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "resto-home-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
});

it("missing credentials are reported with how to get them", () => {
  expect(() => deploymentCredentials({}, home)).toThrow(
    /^none found: run npx firebase-tools\S+ login/,
  );
});

it("firebase login is recognised, also with another folder for settings", () => {
  write(".config/configstore/firebase-tools.json", LOGIN);
  expect(deploymentCredentials({}, home)).toBe("firebase login as ada@example.com");
  write("settings/configstore/firebase-tools.json", LOGIN);
  const env = { XDG_CONFIG_HOME: join(home, "settings") };
  expect(deploymentCredentials(env, "/nonexistent")).toBe("firebase login as ada@example.com");
});

it("a Firebase login that was ended is not recognised", () => {
  write(".config/configstore/firebase-tools.json", { activeProjects: {} });
  expect(() => deploymentCredentials({}, home)).toThrow("none found");
});

it("a service account is recognised if its file exists", () => {
  const file = write("key.json", {});
  expect(deploymentCredentials({ GOOGLE_APPLICATION_CREDENTIALS: file }, home)).toContain(file);
  const env = { GOOGLE_APPLICATION_CREDENTIALS: "/nonexistent.json" };
  expect(() => deploymentCredentials(env, home)).toThrow("there is no such file");
});

it("application default credentials of gcloud are recognised", () => {
  write(".config/gcloud/application_default_credentials.json", {});
  expect(deploymentCredentials({}, home)).toContain("application default credentials");
});

it("a token comes first, as in the Firebase CLI", () => {
  write(".config/configstore/firebase-tools.json", LOGIN);
  expect(deploymentCredentials({ FIREBASE_TOKEN: "x" }, home)).toBe("FIREBASE_TOKEN");
});
