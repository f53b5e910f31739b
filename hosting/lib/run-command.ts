import { CommandError } from "./command-error";

/**
 * Runs the body of an npm script. Any error ends the process with code 1. A {@link CommandError} and
 * an unknown option print their message only, any other error prints its stack.
 */
export function runCommand(main: () => Promise<void>): void {
  main().then(
    () => process.exit(process.exitCode ?? 0),
    (error: unknown) => {
      console.error(isExpected(error) ? `\n${error.message}` : error);
      process.exit(1);
    },
  );
}

function isExpected(error: unknown): error is Error {
  if (error instanceof CommandError) return true;
  return (
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_")
  );
}
