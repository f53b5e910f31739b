import { defineConfig } from "vitest/config";

/**
 * Tests run the active default without a backend; those with one get it by `inject`. Each project
 * needs a copy: the runner takes out of the object what it has read.
 */
const define = {
  __RESTO_KEY__: JSON.stringify("resto-bobingen"),
  __MENU_DIGEST__: JSON.stringify("bundled"),
  __LOCAL_BACKEND__: "null",
  __DRAWINGS__: JSON.stringify("/assets/drawings"),
  __HOSTED_BACKEND__: JSON.stringify({
    projectId: "demo-resto",
    appId: "",
    apiKey: "test",
    recaptchaSiteKey: "",
    storageBucket: "demo-resto.appspot.com",
  }),
  __PHOTO_PLACES__: JSON.stringify({
    bucket: "https://storage.example/v0/b/demo-resto.appspot.com/o",
    files: {},
  }),
};

/** Folders whose tests need a document. */
const DOM_TESTS = [
  "test/ui/**",
  "test/admin-ui/**",
  "test/page-lifecycle/**",
  "test/features/**",
  "test/data/**",
  "test/shells/**",
];
const TESTS = "*.test.{ts,tsx}";

/** Packages that export nothing to Node.js. */
const BROWSER_PACKAGES = Object.fromEntries(
  ["webusb-receipt-printer", "webserial-receipt-printer"].map((name) => [
    `@point-of-sale/${name}`,
    `${import.meta.dirname}/node_modules/@point-of-sale/${name}/dist/${name}.esm.js`,
  ]),
);

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { tsconfigPaths: true },
        define: { ...define },
        test: {
          name: "unit",
          environment: "node",
          testTimeout: 20_000,
          include: [`test/**/${TESTS}`],
          exclude: [...DOM_TESTS, "test/rules/**", "test/functions/**", "test/e2e/**"],
        },
      },
      {
        resolve: { tsconfigPaths: true, alias: BROWSER_PACKAGES },
        define: { ...define },
        test: {
          name: "dom",
          environment: "jsdom",
          include: DOM_TESTS.map((folder) => `${folder}/${TESTS}`),
          setupFiles: ["test/harness/dom-setup.ts"],
          testTimeout: 30_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        define: { ...define },
        test: {
          name: "rules",
          include: [`test/rules/**/${TESTS}`],
          globalSetup: ["test/harness/rules-setup.ts"],
          setupFiles: ["test/harness/emulator-environment.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        define: { ...define },
        test: {
          name: "functions",
          include: [`test/functions/**/${TESTS}`],
          globalSetup: ["test/harness/functions-setup.ts"],
          setupFiles: ["test/harness/emulator-environment.ts"],
          // One backend: files take turns, so that each may wipe it.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        define: { ...define },
        test: {
          name: "e2e",
          include: [`test/e2e/**/${TESTS}`],
          globalSetup: ["test/harness/e2e-setup.ts"],
          setupFiles: ["test/harness/emulator-environment.ts"],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // As long as a browser's own waits (`support/browser.ts`).
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
