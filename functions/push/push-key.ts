import { createECDH, createHash } from "node:crypto";
import { isLocalBackend } from "../runtime/is-local-backend";
import { pushKeySecret } from "../runtime/sending-secrets";

/** The key pair that names the project to push services (RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys of this project; those of a local backend follow from its id (`LOCAL_PUSH_KEY` is the public one).
 * @returns null if push is switched off
 * @throws Error for any other value; the message does not contain it
 */
export function readPushKeys(): PushKeys | null {
  return parsePushKeys(isLocalBackend() ? localKey() : pushKeySecret.value());
}

/** {@link readPushKeys} of a text. */
function parsePushKeys(text: string): PushKeys | null {
  const privateKey = text.trim();
  if (privateKey === "" || privateKey === "off") return null;
  const key = Buffer.from(privateKey, "base64url");
  if (key.length !== 32) throw new Error("PUSH_KEY is neither off nor a private VAPID key");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(key);
  return { privateKey: key.toString("base64url"), publicKey: pair.getPublicKey("base64url") };
}

function localKey(): string {
  return createHash("sha256").update(`${process.env.GCLOUD_PROJECT} push`).digest("base64url");
}
