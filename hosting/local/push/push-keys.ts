import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** Header of an encrypted message: salt, record size, length of the sender's key, the key (RFC 8188). */
const SALT_LENGTH = 16;
const KEY_AT = SALT_LENGTH + 5;
const KEY_LENGTH = 65;
const TAG_LENGTH = 16;
/** Ends the text of the last record; zeros follow. */
const DELIMITER = 2;

/** Keys of a browser, with which it decrypts what is sent to it. */
export interface DeviceKeys {
  /** As a page hands them to the server, base64url. */
  readonly shared: { readonly p256dh: string; readonly auth: string };
  /** @throws Error unless the message was encrypted for these keys */
  decrypt(message: Buffer): string;
}

/** New keys of a browser. Decrypts as RFC 8291 says, without the library that encrypts. */
export function newDeviceKeys(): DeviceKeys {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    shared: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    decrypt: (message) => decrypt(message, { pair, own, auth }),
  };
}

interface Secrets {
  readonly pair: ECDH;
  readonly own: Buffer;
  readonly auth: Buffer;
}

function decrypt(message: Buffer, { pair, own, auth }: Secrets): string {
  if (message[KEY_AT - 1] !== KEY_LENGTH) throw new Error("the message names no key of its sender");
  const salt = message.subarray(0, SALT_LENGTH);
  const sender = message.subarray(KEY_AT, KEY_AT + KEY_LENGTH);
  const encrypted = message.subarray(KEY_AT + KEY_LENGTH, -TAG_LENGTH);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(message.subarray(-TAG_LENGTH));
  const padded = Buffer.concat([decipher.update(encrypted), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(DELIMITER)).toString();
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
