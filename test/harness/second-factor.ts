import { createHmac } from "node:crypto";
import { inject } from "vitest";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const PERIOD_S = 30;

/** The code that an authenticator app shows for a base 32 key. */
export function authenticatorCode(key: string, now = Date.now()): string {
  const bits = [...key].map((each) => ALPHABET.indexOf(each).toString(2).padStart(5, "0")).join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / PERIOD_S)));
  const digest = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/**
 * Sets up a second factor for an account.
 * @returns its key
 */
export async function enrolSecondFactor(idToken: string): Promise<string> {
  const started = await send("mfaEnrollment:start", { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey, sessionInfo } = started.totpSessionInfo as Record<string, string>;
  const key = sharedSecretKey ?? "";
  await send("mfaEnrollment:finalize", {
    idToken,
    displayName: "Resto",
    totpVerificationInfo: { sessionInfo, verificationCode: authenticatorCode(key) },
  });
  return key;
}

async function send(method: string, body: object): Promise<Record<string, unknown>> {
  const { auth } = inject("backendPorts");
  const response = await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v2/accounts/${method}?key=local`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`${method}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
