import { BlockList, isIP, isIPv6 } from "node:net";
import type { CallableRequest } from "firebase-functions/https";

/** Headers of a request. */
export type Headers = CallableRequest["rawRequest"]["headers"];

/**
 * Networks of Google's own front ends, through which Firebase Hosting reaches the functions: the ranges of
 * https://www.gstatic.com/ipranges/goog.json without those that it rents out (cloud.json).
 */
const GOOGLE_NETWORKS = [
  "64.233.160.0/19",
  "66.102.0.0/20",
  "66.249.64.0/19",
  "72.14.192.0/18",
  "74.125.0.0/16",
  "108.177.0.0/17",
  "142.250.0.0/15",
  "172.217.0.0/16",
  "172.253.0.0/16",
  "173.194.0.0/16",
  "192.178.0.0/15",
  "209.85.128.0/17",
  "216.58.192.0/19",
  "216.239.32.0/19",
  "2001:4860::/32",
  "2404:6800::/32",
  "2607:f8b0::/32",
  "2800:3f0::/32",
  "2a00:1450::/32",
  "2c0f:fb50::/32",
];

const google = new BlockList();
for (const network of GOOGLE_NETWORKS) {
  const [address = "", bits] = network.split("/");
  google.addSubnet(address, Number(bits), familyOf(address));
}

/**
 * The caller's IP address. Google's front end appends the address that connected to it to
 * `X-Forwarded-For`; all entries before it are whatever the caller has sent. For a call through a site that
 * is Firebase Hosting, which names the caller in `Fastly-Client-IP` and overwrites what the caller has sent.
 * @returns an empty text if the caller is unknown, so that guests never share the limit of Hosting's
 *   address: without the first header, which is the local backend, and without the second one from Google
 */
export function callerAddress(headers: Headers): string {
  const entries = textOf(headers["x-forwarded-for"]).split(",");
  const peer = addressIn(entries.at(-1));
  if (!isIP(peer) || !google.check(peer, familyOf(peer))) return peer;
  return addressIn(textOf(headers["fastly-client-ip"]));
}

function textOf(header: Headers[string]): string {
  return Array.isArray(header) ? header.join(",") : (header ?? "");
}

function addressIn(text = ""): string {
  return text.trim().replace(/^::ffff:(?=[\d.]+$)/i, "");
}

function familyOf(address: string) {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
