import { CommandError } from "./command-error";

/**
 * Runs the body of an npm script. A `UserProblem` and an option nobody knows are shown as their
 * sentence alone, anything else with its stack; all end the process with code 1.
 */
export function runCommand(main: () => Promise<void>): void {
  main().then(
    () => process.exit(process.exitCode ?? 0),
    (error: unknown) => {
      console.error(isForPeople(error) ? `\n${error.message}` : error);
      process.exit(1);
    },
  );
}

function isForPeople(error: unknown): error is Error {
  if (error instanceof CommandError) return true;
  return (
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_")
  );
}
