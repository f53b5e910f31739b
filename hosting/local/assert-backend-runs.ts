import { CommandError } from "../lib/command-error";
import { LOCAL_PORTS } from "./ports";

/** What to print if the local backend does not respond. */
export function noBackend(port: number): CommandError {
  return new CommandError(
    `No local backend responds on port ${port}. Start one with "npm run backend" in another terminal, then try again.`,
  );
}

/** @throws CommandError if no backend responds on the standard ports */
export async function assertBackendRuns(): Promise<void> {
  await fetch(`http://127.0.0.1:${LOCAL_PORTS.auth}/`).catch(() => {
    throw noBackend(LOCAL_PORTS.auth);
  });
}
