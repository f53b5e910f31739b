import fc from "fast-check";
import { recordFigure, runSize } from "@/test/faults/figures";
import { SEED } from "@/test/harness/seeded-random";
import { type Entry, HistoryCommand, type Model, type Tally } from "./history-command";
import type { Shop } from "./shop";
import type { Subject } from "./subject";

/** Set by `npm run test:model -- --seed … --runs …`. */
const { MODEL_SEED, MODEL_RUNS } = process.env;
const FIRST_SEED = MODEL_SEED ? Number(MODEL_SEED) : SEED;

/** Number of histories of each subject. */
export const HISTORIES = MODEL_RUNS ? Number(MODEL_RUNS) : runSize(150, 1000);

const MAX_ENTRIES = 24;
/** Time limit for shortening a failed history. */
const SHRINK_MS = 60_000;

/** Steps of the clock: minutes, quarters of an hour, an hour, the time until the slots, a day. */
const TICKS = [1, 1, 2, 2, 9, 13, 13, 52, 52, 900, 1235];

/** True once in eleven times. */
export const rarely = fc.oneof(
  { weight: 10, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);

function entries<Wish>(wishes: fc.Arbitrary<Wish>): fc.Arbitrary<Entry<Wish>> {
  const pair = fc.oneof(
    fc.tuple(wishes, wishes),
    wishes.map((wish): [Wish, Wish] => [wish, wish]),
  );
  return fc.oneof(
    { weight: 360, arbitrary: fc.record({ kind: fc.constant("call"), wish: wishes }) },
    { weight: 60, arbitrary: fc.record({ kind: fc.constant("repeat"), wish: wishes }) },
    { weight: 120, arbitrary: fc.record({ kind: fc.constant("at once"), wishes: pair }) },
    {
      weight: 90,
      arbitrary: fc.record({ kind: fc.constant("clock"), ticks: fc.constantFrom(...TICKS) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant("crash"), wish: wishes, afterMs: fc.nat(12) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("restart") }) },
  ) as fc.Arbitrary<Entry<Wish>>;
}

/**
 * Runs {@link HISTORIES} histories, one after the other: they share the clock of the backend. Each
 * has its own seed, so that it can be repeated.
 */
export async function runHistories<State extends { readonly now: number }, Wish, Act>(
  subject: Subject<State, Wish, Act>,
  wishes: fc.Arbitrary<Wish>,
): Promise<Tally> {
  const tally: Tally = { failures: [], answers: new Map(), restarts: 0, inconclusive: 0 };
  const commands = fc.commands(
    [entries(wishes).map((entry) => new HistoryCommand(subject, entry, tally))],
    { maxCommands: MAX_ENTRIES, size: "max", disableReplayLog: true },
  );
  const property = fc.asyncProperty(commands, (history) =>
    fc.asyncModelRun<Model<State>, Shop, false, Model<State>>(
      async () => ({
        model: { states: [subject.first], story: [], isOver: false },
        real: await subject.open(),
      }),
      history,
    ),
  );
  for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES; seed += 1) {
    // Without a time limit, because a slow machine is no failure.
    const run = await fc.check(property, { seed, numRuns: 1, endOnFailure: true });
    if (!run.failed) continue;
    const limit = { interruptAfterTimeLimit: SHRINK_MS, markInterruptAsFailure: true };
    const shortened = await fc.check(property, { seed, numRuns: 1, ...limit });
    const { errorInstance } = shortened.errorInstance ? shortened : run;
    tally.failures.push(`npm run test:model -- --seed ${seed} --runs 1\n${errorInstance}`);
    // More failures would add little: most of them have the same cause.
    break;
  }
  return tally;
}

/** Reports a run for `docs/faults.md`. */
export function recordRun(of: string, tally: Tally, test: string): void {
  const { failures, answers, restarts, inconclusive } = tally;
  const name = `model runs of ${of}, ${HISTORIES} histories`;
  const calls = [...answers.values()].reduce((sum, count) => sum + count, 0);
  recordFigure(16, `${name}: different from the model`, failures, test);
  recordFigure(16, `${name}: calls`, calls, test);
  recordFigure(16, `${name}: functions ended during or between calls`, restarts, test);
  recordFigure(16, `${name}: ended early without a result`, inconclusive, test);
  console.log(
    [...answers]
      .map((entry) => entry.join(" "))
      .toSorted()
      .join(", "),
  );
}
