import { textHash } from "../shared/text-hash";

// No vowels, so that no words appear; nothing that looks or sounds like another (0/O, 1/I, 2/Z,
// 5/S, 8/B).
const ALPHABET = "CDFGHJKLMNPQRTVWXY34679";
const LENGTH = 4;

/** How many numbers in a row get different codes. */
export const ORDER_CODE_COUNT = ALPHABET.length ** LENGTH;

/**
 * The code people read out for an order or a reservation: four unambiguous characters, different
 * for {@link ORDER_CODE_COUNT} numbers in a row under the same salt, and not in counting order.
 * @param sequence how many there were before, from 0 on
 * @param salt what is counted, for example the orders of one restaurant
 */
export function orderCode(sequence: number, salt: string): string {
  const mixed = textHash(salt);
  // The alphabet's length is prime: any factor it does not divide permutes all numbers.
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
