import { CommandError } from "./command-error";
import { LOCAL_PORTS } from "./ports";

/** The error of a command that finds no local backend. */
export function noBackend(port: number): CommandError {
  return new CommandError(
    `No local backend responds on port ${port}. Start one with "npm run backend" in another terminal, then try again.`,
  );
}

/** The error of a command whose local backend has ended by itself. */
export function backendEnded(): CommandError {
  return new CommandError(
    "The local backend ended unexpectedly; its last lines are above. Run the command again.",
  );
}

/** @throws CommandError if no backend responds on the standard ports */
export async function assertBackendRuns(): Promise<void> {
  await fetch(`http://127.0.0.1:${LOCAL_PORTS.auth}/`).catch(() => {
    throw noBackend(LOCAL_PORTS.auth);
  });
}
