import { defineConfig } from "vitest/config";
import { ROOMS } from "./rooms";

/**
 * The tests of one room (`MUTANTS_ROOM`) with the settings of their project in the root's
 * `vitest.config.ts`, as far as these tests need them.
 */
const room = ROOMS[process.env.MUTANTS_ROOM ?? ""];
if (!room) throw new Error("MUTANTS_ROOM names no room");

const withBackend = {
  globalSetup: ["test/harness/setup/functions-setup.ts"],
  setupFiles: ["test/harness/setup/emulator-environment.ts", "test/mutants/switch-setup.ts"],
  fileParallelism: false,
};

export default defineConfig({
  resolve: { tsconfigPaths: true },
  define: {
    __RESTO_KEY__: JSON.stringify("resto-bobingen"),
    __MENU_DIGEST__: JSON.stringify("bundled"),
    __LOCAL_BACKEND__: "null",
  },
  test: {
    root: process.cwd(),
    environment: "node",
    // Some tests with a backend replace the log of their process.
    isolate: !room.isImported,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: [...room.tests],
    exclude: [...(room.leftOut ?? [])],
    ...(room.isImported ? {} : withBackend),
  },
});
