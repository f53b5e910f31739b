import fc from "fast-check";
import { expect, it } from "vitest";
import { recordFigure, runSize } from "@/test/faults/figures";
import { SEED } from "@/test/harness/seeded-random";
import { BROKEN } from "./broken-rules";
import { atRest, problemsOf } from "./end";
import { type Move, moves } from "./moves";
import { RULES, type Rules } from "./rules";
import { firstWorld, type World } from "./world";

// @any-time-zone

/** Set by `npm run test:model -- --seed … --runs … random-histories`. */
const { MODEL_SEED, MODEL_RUNS } = process.env;
const FIRST_SEED = MODEL_SEED ? Number(MODEL_SEED) : SEED;
const HISTORIES = MODEL_RUNS ? Number(MODEL_RUNS) : runSize(300, 10_000);

const MAX_MOVES = 70;
const MAX_RUNS = 3;

/** More of everything than a single order will ever meet. */
const MUCH = {
  ...{ opens: 4, looks: 5, declines: 2, transfers: 1, refunds: 2 },
  ...{ losses: 3, crashes: 2, doubles: 2, lapses: 1, disputes: 1, rivals: 1 },
};

/** Which of the possible moves happens next, as a share of their weights. */
const choices = fc.noBias(
  fc.array(fc.integer({ min: 0, max: 9_999 }), {
    minLength: 20,
    maxLength: MAX_MOVES,
    size: "max",
  }),
);

/** Most of what happens is what should; faults, and endings without food, are rarer. */
function weightOf({ name }: Move): number {
  if (/ends|is down|is lost|cancels|cash|rejected|failed|clock|declined/.test(name)) return 1;
  return /pays|^(?:open|settle|task) [a-z ]+$/.test(name) ? 12 : 4;
}

function chosen(possible: readonly Move[], choice: number): Move | undefined {
  const sum = possible.reduce((total, move) => total + weightOf(move), 0);
  let rest = (choice / 10_000) * sum;
  return possible.find((move) => {
    rest -= weightOf(move);
    return rest < 0;
  });
}

interface Played {
  readonly world: World;
  readonly story: readonly string[];
  readonly problems: readonly string[];
}

function play(choices: readonly number[], rules: Rules): Played {
  const story: string[] = [];
  let world = firstWorld(MUCH);
  for (const choice of choices) {
    const move = chosen(moves(world, rules, MAX_RUNS), choice);
    if (!move) break;
    story.push(move.name);
    world = move.after();
  }
  const end = atRest(world, rules);
  return { world: end, story, problems: problemsOf(end) };
}

/** Each history has its own seed, so that it can be repeated. @returns the first that breaks an invariant */
function firstBroken(rules: Rules, histories: number, seen: (played: Played) => void) {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + histories; seed += 1) {
    const property = fc.property(choices, (each) => {
      const played = play(each, rules);
      seen(played);
      const { problems, story } = played;
      if (problems.length > 0) throw new Error([...problems, ...story].join("\n"));
    });
    const run = fc.check(property, { seed, numRuns: 1, endOnFailure: rules !== RULES });
    if (run.failed) return `--seed ${seed} --runs 1\n${run.errorInstance}`;
  }
  return null;
}

it(`${HISTORIES} histories of guest, staff, schedule, provider, crashes and lost answers keep the invariants`, {
  timeout: 0,
}, () => {
  const ends = new Map<string, number>();
  const faults: string[] = [];
  const broken = firstBroken(RULES, HISTORIES, ({ world, story }) => {
    const end = `${world.order.status} ${world.order.payment} ${world.payment.status}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    faults.push(...story.filter((name) => /is down|is lost|instance ends|bank/.test(name)));
  });
  const violations = [broken].filter((each) => each !== null);
  const test = import.meta.url;
  recordFigure(90, `machine, ${HISTORIES} histories: violations`, violations, test);
  recordFigure(
    90,
    `machine, ${HISTORIES} histories: crashes, lost answers and the like`,
    faults,
    test,
  );
  recordFigure(90, `machine, ${HISTORIES} histories: different ends`, ends, test);
  console.log([...ends].map((entry) => entry.join(" ")).join(", "));
  expect(violations).toEqual([]);
});

it("the same histories find most of the machines with a known fault", { timeout: 0 }, () => {
  const found = BROKEN.filter(({ rules }) => firstBroken(rules, 300, () => {}) !== null);
  expect(found.length).toBeGreaterThan(BROKEN.length / 2);
});
