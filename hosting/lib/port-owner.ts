import { readdirSync, readFileSync, readlinkSync } from "node:fs";

const LISTENING = "0A";

/** Numbers of the sockets that listen on a port. */
function listeningSockets(port: number): string[] {
  const address = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((table) =>
    readFileSync(table, "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(address) && state === LISTENING)
      .map((columns) => columns[9] ?? ""),
  );
}

function hasSocket(process: string, links: ReadonlySet<string>): boolean {
  try {
    const folder = `/proc/${process}/fd`;
    return readdirSync(folder).some((entry) => links.has(readlinkSync(`${folder}/${entry}`)));
  } catch {
    // It has ended, or belongs to somebody else.
    return false;
  }
}

/**
 * The program that listens on a port, for people: `node hosting/commands/start.ts (process 4711)`.
 * @returns null if unknown: on other systems than Linux, and for programs of other users
 */
export function portOwner(port: number): string | null {
  if (process.platform !== "linux") return null;
  const links = new Set(listeningSockets(port).map((socket) => `socket:[${socket}]`));
  if (links.size === 0) return null;
  const owner = readdirSync("/proc").find(
    (entry) => /^\d+$/.test(entry) && hasSocket(entry, links),
  );
  if (!owner) return null;
  const [program = "", ...args] = readFileSync(`/proc/${owner}/cmdline`, "utf8").split("\0");
  const words = [program.split("/").at(-1), ...args.filter((arg) => arg !== "")];
  return `${words.slice(0, 3).join(" ")} (process ${owner})`;
}
