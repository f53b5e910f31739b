import { createPublicKey, verify } from "node:crypto";

const DAY_S = 24 * 60 * 60;
const HEADER =
  /^vapid t=(?<token>(?<signed>[\w-]+\.(?<claims>[\w-]+))\.(?<signature>[\w-]+)), k=(?<key>[\w-]+)$/;

/**
 * Checks the sender of a message as push services do (RFC 8292).
 * @param authorization header of the message
 * @param expected origin of this push service, and the key that the page subscribed with
 * @returns what is wrong; null if nothing is
 */
export function vapidProblem(
  authorization: string | undefined,
  expected: { readonly origin: string; readonly publicKey: string },
): string | null {
  const { signed, claims, signature, key } = HEADER.exec(authorization ?? "")?.groups ?? {};
  if (!signed || !claims || !signature || !key) return "the message names no sender";
  if (key !== expected.publicKey) return "the device subscribed with another key";
  if (!isSignedBy(key, signed, signature)) return "the signature is wrong";
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  const leftS = Number(exp) - Date.now() / 1000;
  if (aud !== expected.origin) return "the token is for another push service";
  if (!(leftS > 0 && leftS <= DAY_S)) return "the token is too old, or valid for too long";
  return /^(?:mailto:|https:)/.test(String(sub))
    ? null
    : "the token names no address to complain to";
}

function isSignedBy(key: string, signed: string, signature: string): boolean {
  const point = Buffer.from(key, "base64url");
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  return verify(
    "sha256",
    Buffer.from(signed),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
}
