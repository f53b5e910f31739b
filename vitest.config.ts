import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { SuiteReporter } from "./test/harness/npm-test/suite-reporter.ts";

/**
 * Tests run the active default without a backend; those with one get it by `inject`. Each project
 * needs a copy: the runner takes out of the object what it has read.
 */
const define = {
  __RESTO_KEY__: JSON.stringify("resto-bobingen"),
  __MENU_DIGEST__: JSON.stringify("bundled"),
  __LOCAL_BACKEND__: "null",
  __DRAWINGS__: JSON.stringify("/assets/drawings"),
  __EMBLEM__: JSON.stringify({ motif: "lantern", path: "M24 2v44" }),
  __HOSTED_BACKEND__: JSON.stringify({
    projectId: "demo-resto",
    appId: "",
    apiKey: "test",
    recaptchaSiteKey: "",
    storageBucket: "demo-resto.appspot.com",
    callAddress: "site",
  }),
  __PUSH__: JSON.stringify({ publicKey: "", standInAddress: null }),
  __PHOTO_PLACES__: JSON.stringify({
    bucket: "https://storage.example/v0/b/demo-resto.appspot.com/o",
    files: {},
  }),
};

const TESTS = "*.test.{ts,tsx}";

/** Folders whose tests need a document. */
const DOM_FOLDERS = ["app", "ui", "admin-ui", "page-lifecycle", "features", "data", "shells"];
/** Folders whose tests need a backend. */
const BACKEND_FOLDERS = ["rules", "functions", "model", "e2e"];
/** Tests that run npm scripts and the deployment tool in processes of their own. */
const COMMAND_FOLDERS = ["commands"];
const OWN_PROJECT = [...BACKEND_FOLDERS, ...COMMAND_FOLDERS];

const testsIn = (folders: readonly string[]) => folders.map((name) => `test/${name}/**/${TESTS}`);

/**
 * Tests that replace modules, or carry the tag `@isolated`. All others share the modules and the
 * document of their worker: loading both again for each file takes longer than the tests.
 */
const ISOLATED_TESTS = testsWith(/\bvi\.(mock|doMock|resetModules)\(|@isolated\b/);

/**
 * Long tests whose result cannot depend on the time zone carry the tag `@any-time-zone`: `npm test`
 * runs them in one time zone only.
 */
const SKIPPED_TESTS = process.env.SKIP_ANY_TIME_ZONE ? testsWith(/@any-time-zone\b/) : [];

/** Paths of the test files whose text matches. */
function testsWith(pattern: RegExp): string[] {
  return readdirSync(join(import.meta.dirname, "test"), { recursive: true })
    .map((path) => `test/${path}`)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => pattern.test(readFileSync(path, "utf8")));
}

function isolatedTestsIn(folders: readonly string[]): string[] {
  return ISOLATED_TESTS.filter((path) => folders.some((name) => path.startsWith(`test/${name}/`)));
}

/** Packages that export nothing to Node.js. */
const BROWSER_PACKAGES = Object.fromEntries(
  ["webusb-receipt-printer", "webserial-receipt-printer"].map((name) => [
    `@point-of-sale/${name}`,
    `${import.meta.dirname}/node_modules/@point-of-sale/${name}/dist/${name}.esm.js`,
  ]),
);

const resolve = { tsconfigPaths: true };
const browserResolve = { ...resolve, alias: BROWSER_PACKAGES };

/**
 * A test that asserts nothing fails, for example a loop over an empty list. The default of one second
 * is too short for a poll on a busy machine.
 */
const asserting = { expect: { requireAssertions: true, poll: { timeout: 15_000 } } } as const;

/** Every run generates the same inputs. */
const SEEDED = "test/harness/setup/seed-properties.ts";

const unit = {
  ...asserting,
  environment: "node",
  setupFiles: [SEEDED],
  testTimeout: 20_000,
} as const;

const dom = {
  ...asserting,
  environment: "jsdom",
  setupFiles: ["test/harness/setup/dom-setup.ts", SEEDED],
  testTimeout: 60_000,
} as const;

const functions = {
  ...asserting,
  globalSetup: ["test/harness/setup/functions-setup.ts"],
  setupFiles: ["test/harness/setup/emulator-environment.ts", SEEDED],
  // One backend: files take turns, so that each may wipe it.
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Path of the report that `npm test` asks for. */
const report = process.env.SUITE_REPORT;

export default defineConfig({
  test: {
    reporters: report ? ["default", new SuiteReporter(report)] : ["default"],
    projects: [
      {
        resolve,
        define: { ...define },
        test: {
          ...unit,
          name: "unit",
          isolate: false,
          include: [`test/**/${TESTS}`],
          exclude: [
            ...testsIn([...DOM_FOLDERS, ...OWN_PROJECT]),
            ...ISOLATED_TESTS,
            ...SKIPPED_TESTS,
          ],
        },
      },
      {
        resolve,
        define: { ...define },
        test: {
          ...unit,
          name: "unit-isolated",
          include: ISOLATED_TESTS,
          exclude: testsIn([...DOM_FOLDERS, ...OWN_PROJECT]),
        },
      },
      {
        resolve: browserResolve,
        define: { ...define },
        test: {
          ...dom,
          name: "dom",
          isolate: false,
          include: testsIn(DOM_FOLDERS),
          exclude: ISOLATED_TESTS,
        },
      },
      {
        resolve: browserResolve,
        define: { ...define },
        test: { ...dom, name: "dom-isolated", include: isolatedTestsIn(DOM_FOLDERS) },
      },
      {
        resolve,
        define: { ...define },
        test: {
          ...asserting,
          name: "rules",
          include: testsIn(["rules"]),
          globalSetup: ["test/harness/setup/rules-setup.ts"],
          setupFiles: ["test/harness/setup/emulator-environment.ts", SEEDED],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        resolve,
        define: { ...define },
        test: {
          ...asserting,
          name: "commands",
          include: testsIn(COMMAND_FOLDERS),
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        define: { ...define },
        test: {
          ...functions,
          name: "functions",
          isolate: false,
          include: testsIn(["functions"]),
          exclude: ISOLATED_TESTS,
        },
      },
      {
        resolve,
        define: { ...define },
        test: {
          ...functions,
          name: "functions-isolated",
          include: isolatedTestsIn(["functions"]),
        },
      },
      {
        resolve,
        define: { ...define },
        test: {
          ...functions,
          name: "model",
          isolate: false,
          include: testsIn(["model"]),
          globalSetup: ["test/harness/setup/model-setup.ts"],
        },
      },
      {
        resolve,
        define: { ...define },
        test: {
          name: "e2e",
          include: testsIn(["e2e"]),
          globalSetup: ["test/harness/setup/e2e-setup.ts"],
          setupFiles: ["test/harness/setup/emulator-environment.ts"],
          fileParallelism: false,
          // One process and one browser for all files.
          isolate: false,
          testTimeout: 150_000,
          hookTimeout: 150_000,
          // As long as a browser's own waits (`support/browser.ts`).
          expect: { ...asserting.expect, poll: { timeout: 40_000 } },
        },
      },
    ],
  },
});
