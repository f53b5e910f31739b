import { textHash } from "../text/text-hash";

// No vowels, so that codes do not form words; no characters that look alike (0/O, 1/I, 2/Z, 5/S, 8/B).
const ALPHABET = "CDFGHJKLMNPQRTVWXY34679";
const LENGTH = 4;

/** Number of different codes. */
export const ORDER_CODE_COUNT = ALPHABET.length ** LENGTH;

/**
 * The four-character code of an order or reservation, for guests and staff to read out. Consecutive
 * numbers get unrelated codes, which repeat only after {@link ORDER_CODE_COUNT} numbers.
 * @param sequence counter, from 0
 * @param salt name of the counter, for example of one restaurant's orders
 */
export function orderCode(sequence: number, salt: string): string {
  const mixed = textHash(salt);
  // The alphabet's length is prime, so multiplying by a factor it does not divide is a permutation.
  const factor = 1 + (mixed % (ALPHABET.length - 1)) + ALPHABET.length * 5471;
  let rest =
    ((sequence % ORDER_CODE_COUNT) * factor + (mixed % ORDER_CODE_COUNT)) % ORDER_CODE_COUNT;
  let code = "";
  for (let position = 0; position < LENGTH; position += 1) {
    code += ALPHABET.charAt(rest % ALPHABET.length);
    rest = Math.floor(rest / ALPHABET.length);
  }
  return code;
}
