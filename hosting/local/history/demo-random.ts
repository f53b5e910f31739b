import { textHash } from "@/domain/text/text-hash";

/** Reproducible choices: the same seed gives the same sequence. */
export interface DemoRandom {
  /** A number >= 0 and < 1. */
  unit(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** An entry by its weight; weights are >= 0 and not all 0. */
  weighted<T>(list: readonly T[], weightOf: (entry: T) => number): T;
  /** Normally distributed, roughly within `mean` ± 3 × `spread`. */
  around(mean: number, spread: number): number;
  /** A UUID that begins with `prefix`, at most eight hexadecimal digits. */
  uuid(prefix: string): string;
}

/** @param seed any text */
export function demoRandom(seed: string): DemoRandom {
  let state = textHash(seed) | 0;
  // mulberry32
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError("nothing to pick from");
    return list[Math.floor(unit() * list.length)] as T;
  };
  return {
    unit,
    whole: (min, max) => min + Math.floor(unit() * (max - min + 1)),
    chance: (share) => unit() < share,
    pick,
    weighted(list, weightOf) {
      let left = unit() * list.reduce((sum, entry) => sum + weightOf(entry), 0);
      for (const entry of list) {
        left -= weightOf(entry);
        if (left < 0) return entry;
      }
      return pick(list);
    },
    around: (mean, spread) => mean + spread * 2 * (unit() + unit() + unit() - 1.5),
    uuid(prefix) {
      let digits = prefix;
      while (digits.length < 32) digits += Math.floor(unit() * 16).toString(16);
      const part = (from: number, to: number) => digits.slice(from, to);
      return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
    },
  };
}
