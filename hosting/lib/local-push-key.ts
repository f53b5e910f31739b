import { createECDH, createHash } from "node:crypto";

/** The public VAPID key of a local backend, base64url; its functions derive the private one from the same text. */
export function localPushKey(projectId: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(createHash("sha256").update(`${projectId} push`).digest());
  return pair.getPublicKey("base64url");
}
