import { accessSync, chmodSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { CommandError } from "../lib/command-error";

/** The alternative on platforms without a binary (docs/local.md). */
const EMULATOR_SUITE_COMMAND =
  'npm run build:functions && npx firebase-tools@15.34.2 emulators:exec --ui --project demo-resto --only auth,firestore,functions "node --import tsx hosting/commands/start.ts --attach"';

function makeExecutable(path: string): void {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    // npm unpacks the binary without the executable bit.
    chmodSync(path, 0o755);
  }
}

function packageFolder(name: string): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    return null;
  }
}

/**
 * Path of the fireemu binary: `FIREEMU_BINARY_PATH`, else the package of this platform.
 * @throws CommandError with the command for the official Emulator Suite
 */
export function findFireemu(): string {
  const chosen = process.env.FIREEMU_BINARY_PATH;
  if (chosen) {
    if (!existsSync(chosen)) {
      throw new CommandError(
        `FIREEMU_BINARY_PATH is ${chosen}, but there is no such file. Correct or unset it.`,
      );
    }
    return chosen;
  }
  const folder = packageFolder(`@fireemu/${process.platform}-${process.arch}`);
  const binary = folder && join(folder, "bin", "fireemu");
  if (!binary || !existsSync(binary)) {
    throw new CommandError(
      `fireemu is not installed for ${process.platform}-${process.arch}. Use the official Emulator Suite instead: ${EMULATOR_SUITE_COMMAND}`,
    );
  }
  makeExecutable(binary);
  return binary;
}
