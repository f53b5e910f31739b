/** Seed of the generated inputs, so that every run tests the same ones. */
export const SEED = 20_270_303;

/** Reproducible numbers >= 0 and < 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Reproducible whole numbers >= 0 and < `sides`. */
export function seededDice(seed: number): (sides: number) => number {
  const random = seededRandom(seed);
  return (sides) => Math.floor(random() * sides);
}
