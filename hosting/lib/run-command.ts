import { reportError } from "./report-error";

/**
 * Runs the body of an npm script. Any error ends the process with code 1 and one sentence; the
 * variable `DEBUG` adds the stack.
 */
export function runCommand(main: () => Promise<void>): void {
  main().then(
    () => process.exit(process.exitCode ?? 0),
    (error: unknown) => {
      reportError(error);
      process.exit(1);
    },
  );
}
