/**
 * A stable 53-bit hash of a text (cyrb53). Not cryptographic: collisions can be made on purpose.
 * @returns integer from 0 to 2^53 - 1
 */
export function textHash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mixedHigh = mix(high, low);
  const mixedLow = mix(low, high);
  return (mixedLow & 0x1fffff) * 2 ** 32 + (mixedHigh >>> 0);
}

function mix(one: number, other: number): number {
  return Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
}
