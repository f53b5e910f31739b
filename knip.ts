/**
 * Finds unused code. A second run, with `--production`, looks at the product alone (patterns that end
 * with `!`) and finds code that only tests use. Its exports may be used in their own file, so that
 * tests can import them.
 */
export default function knip({ production = false }: { production?: boolean }) {
  return {
    workspaces: {
      ".": {
        entry: [
          "src/app/first-screen/prerender.tsx!",
          "src/firebase/connection/{idb,re2js}-stub.ts!",
          "src/service-worker/service-worker.ts!",
          "src/service-worker/admin-service-worker.ts!",
          "tenant-configs/menus/*.ts!",
          "hosting/commands/*.ts!",
          "hosting/rehearsal/loopback-only.cjs!",
          "test/bench/{bench,faults}.ts",
          "test/mutants/run.ts",
          "test/mutants/vitest.config.ts",
          "test/mutants/switch-setup.ts",
          "test/mutants/backend-switch.cjs",
          "test/mutants/sample-checker.mjs",
          "test/browsers/run.ts",
          "test/harness/npm-test/verify.ts",
          "test/harness/{look-at-sites,functions-under-node22,model-runs,payments-live}.ts",
          "test/bench/serve-function.mjs",
          "hosting/local/fireemu-guard.mjs!",
          "test/bench/page-probe.js",
          "test/bench/cost/server-probe.cjs",
          "test/browsers/observe-page.js",
          "test/**/*.test.{ts,tsx}",
          "test/harness/setup/*-setup.ts",
        ],
        project: [
          "src/**/*.{ts,tsx}!",
          "tenant-configs/**/*.ts!",
          "hosting/**/*.{ts,mjs}!",
          "hosting/**/*.cjs",
          "test/**/*.{ts,tsx,js,mjs,cjs}",
        ],
      },
      functions: {
        entry: ["index.ts!"],
        project: ["**/*.ts!"],
      },
    },
    ignoreExportsUsedInFile: production,
    ignoreBinaries: ["gcloud", "openssl"],
    ignoreDependencies: ["@stryker-mutator/vitest-runner", "firebase-admin"],
  };
}
