import { UserProblem } from "./user-problem";

/**
 * Runs the body of an npm script. A `UserProblem` is shown as its sentence alone, anything
 * else with its stack; both end the process with code 1.
 */
export function runScript(main: () => Promise<void>): void {
  main().then(
    () => process.exit(process.exitCode ?? 0),
    (error: unknown) => {
      console.error(error instanceof UserProblem ? `\n${error.message}` : error);
      process.exit(1);
    },
  );
}
