import * as z from "zod";

const share = z.number().min(0).max(1);

/** Faults, as shares from 0 (never) to 1 (always). */
export const faultsSchema = z.strictObject({
  /** The same seed and the same calls give the same faults. */
  seed: z.number().int().default(1),
  /** Answers every call with 503. */
  is_down: z.boolean().default(false),
  answers: z
    .strictObject({
      /** Carries the call out, then closes the connection without an answer. */
      lose: share.default(0),
      /** Carries the call out and answers so much later. */
      delay_ms: z.number().int().min(0).max(60_000).default(0),
    })
    .prefault({}),
  refunds: z
    .strictObject({
      /** Made, and sent back by the bank a little later. */
      fail: share.default(0),
    })
    .prefault({}),
  webhooks: z
    .strictObject({
      lose: share.default(0),
      double: share.default(0),
      /** Delivered after the event that follows. */
      shuffle: share.default(0),
      delay_ms: z.number().int().min(0).max(600_000).default(0),
    })
    .prefault({}),
});

type Faults = z.output<typeof faultsSchema>;

/** The faults in force, and how often each was chosen. */
export interface FaultControl {
  readonly faults: Faults;
  readonly counts: Readonly<Record<string, number>>;
  /** Also starts the seed again. */
  set(faults: Faults): void;
  /** Whether a fault happens now; `name` is its path in the faults. */
  happens(name: string, share: number): boolean;
}

export function createFaultControl(): FaultControl {
  let faults = faultsSchema.parse({});
  let counts: Record<string, number> = {};
  let state = faults.seed;

  /** mulberry32: at least 0 and less than 1. */
  function random(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    get faults() {
      return faults;
    },
    get counts() {
      return counts;
    },
    set(next) {
      faults = next;
      counts = {};
      state = next.seed;
    },
    happens(name, share) {
      if (share === 0 || random() >= share) return false;
      counts[name] = (counts[name] ?? 0) + 1;
      return true;
    },
  };
}
