import type { CallableRequest } from "firebase-functions/https";

/**
 * Networks that the caller's IP address belongs to, the smallest first: an IPv4 address itself; the
 * /64 and the /48 network of an IPv6 address, because one connection has a /64 and a provider or a
 * rented server up to a /48. The address is the last entry of `X-Forwarded-For`. Google's front end
 * appends it; all entries before it are whatever the caller has sent.
 * @returns an empty list without the header: the local backend
 */
export function callerNetworks({ rawRequest }: CallableRequest): readonly string[] {
  const header = rawRequest.headers["x-forwarded-for"];
  const entries = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  const last = (entries.at(-1)?.trim() ?? "").replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (last === "") return [];
  if (!last.includes(":")) return [last];
  const groups = groupsOf(last);
  return [`${groups.slice(0, 4).join(":")}::/64`, `${groups.slice(0, 3).join(":")}::/48`];
}

/** The groups of an IPv6 address, with `::` written out. */
function groupsOf(address: string): string[] {
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? 8 - before.length - after.length : 0;
  return [...before, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...after];
}
