import { noBackend } from "../lib/assert-backend-runs";
import { CommandError } from "../lib/command-error";

/**
 * Like `fetch`, for the addresses of a project.
 * @throws CommandError if the address does not respond
 */
export async function fetchProject(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    const { hostname, port } = new URL(url);
    if (hostname === "127.0.0.1") throw noBackend(Number(port));
    throw new CommandError(`${hostname} cannot be reached. Check the connection.`, { cause });
  }
}
