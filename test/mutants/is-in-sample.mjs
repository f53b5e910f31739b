import { createHash } from "node:crypto";

/**
 * Whether a change is in the sample. The same seed and share choose the same changes, as long as
 * their code stays the same.
 * @param {{ seed: number, share: number }} sample share from 0 to 1
 * @param {readonly unknown[]} change values that identify the change
 * @returns {boolean}
 */
export function isInSample({ seed, share }, change) {
  const hash = createHash("sha256")
    .update(JSON.stringify([seed, ...change]))
    .digest();
  return hash.readUInt32BE(0) / 2 ** 32 < share;
}
