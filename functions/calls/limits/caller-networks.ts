import { callerAddress, type Headers } from "./caller-address";

/**
 * Networks that the caller's IP address belongs to, the smallest first: an IPv4 address itself; the
 * /64 and the /48 network of an IPv6 address, because one connection has a /64 and a provider or a
 * rented server up to a /48.
 * @returns an empty list without an address: the local backend
 */
export function callerNetworks(headers: Headers): readonly string[] {
  const address = callerAddress(headers);
  if (address === "") return [];
  if (!address.includes(":")) return [address];
  const groups = groupsOf(address);
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
