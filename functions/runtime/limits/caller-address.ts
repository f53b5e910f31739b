import type { CallableRequest } from "firebase-functions/https";

/**
 * IP address of the caller: the last entry of `X-Forwarded-For`. Google's front end appends it; all
 * entries before it are whatever the caller has sent. IPv6 addresses are cut to their /64 network,
 * because one connection has that many addresses.
 * @returns null without the header: the local backend
 */
export function callerAddress({ rawRequest }: CallableRequest): string | null {
  const header = rawRequest.headers["x-forwarded-for"];
  const entries = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  const last = entries.at(-1)?.trim() ?? "";
  if (last === "") return null;
  return last.includes(":") && !last.startsWith("::ffff:") ? networkOf(last) : last;
}

/** The first four groups of an IPv6 address, with `::` written out. */
function networkOf(address: string): string {
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
