import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type * as fc from "fast-check";
import {
  type Answer,
  acrossCrash,
  atOnce,
  inSequence,
  isUnanswered,
  type Possible,
} from "./outcome";
import { hasOpenTransactions, killFunctions, startFunctions } from "./restart-functions";
import { type Shop, TICK_MS } from "./shop";
import type { Subject } from "./subject";

/** One entry of a history, before the run. */
export type Entry<Wish> =
  | { readonly kind: "call"; readonly wish: Wish }
  /** The answer is lost; the client repeats the call. */
  | { readonly kind: "repeat"; readonly wish: Wish }
  /** Two simultaneous calls; the same call twice stands for a client that repeats a running one. */
  | { readonly kind: "at once"; readonly wishes: readonly [Wish, Wish] }
  /** The functions end this long after the call; the client repeats it. */
  | { readonly kind: "crash"; readonly wish: Wish; readonly afterMs: number }
  | { readonly kind: "restart" }
  | { readonly kind: "clock"; readonly ticks: number };

/** Totals of all histories, for the report. */
export interface Tally {
  /** Histories that the model does not explain, as text. */
  readonly failures: string[];
  /** Number of answers by their first word. */
  readonly answers: Map<string, number>;
  restarts: number;
  /** Histories that ended early after a {@link isInconclusive} difference. */
  inconclusive: number;
}

type Timed = { readonly now: number };

/** The states that explain all answers so far: simultaneous calls can lead to several. */
export interface Model<State> {
  /** The acts so far, as text. */
  readonly story: string[];
  states: readonly [State, ...State[]];
  isOver: boolean;
}

/**
 * Whether a difference proves nothing: a document stayed locked after a restart, or the machine was so
 * slow that a call waited in vain or a limit of the product may have passed meanwhile.
 */
async function isInconclusive(answers: readonly Answer[], shop: Shop): Promise<boolean> {
  if (shop.isTooSlow() || answers.includes("UNAVAILABLE")) return true;
  return answers.some(isUnanswered) && (await hasOpenTransactions());
}

const after = <State extends Timed>(state: State, ticks: number): State => ({
  ...state,
  now: state.now + ticks * TICK_MS,
});

/** Runs an entry against model and backend, and compares answers and documents. */
export class HistoryCommand<State extends Timed, Wish, Act>
  implements fc.AsyncCommand<Model<State>, Shop>
{
  readonly #subject: Subject<State, Wish, Act>;
  readonly #entry: Entry<Wish>;
  readonly #tally: Tally;

  constructor(subject: Subject<State, Wish, Act>, entry: Entry<Wish>, tally: Tally) {
    this.#subject = subject;
    this.#entry = entry;
    this.#tally = tally;
  }

  check({ states, isOver }: Readonly<Model<State>>): boolean {
    return !isOver && this.#aimed(states[0]) !== null;
  }

  async run(model: Model<State>, shop: Shop): Promise<void> {
    const { kind } = this.#entry;
    const ticks = kind === "clock" ? this.#entry.ticks : Number(shop.isClockOld());
    const states = model.states.map((state) => after(state, ticks));
    const [{ now }] = model.states;
    if (ticks > 0) await shop.setClock(now + ticks * TICK_MS);
    const acts = this.#aimed(model.states[0]) ?? [];
    model.story.push(this.#describe(acts));
    const possible = states.flatMap((state) => this.#possible(state, acts));
    const answers = await this.#perform(acts, shop, now + (ticks + 1) * TICK_MS);
    for (const [word = ""] of answers.map((answer) => answer.split(" "))) {
      this.#tally.answers.set(word, (this.#tally.answers.get(word) ?? 0) + 1);
    }
    const { right, differences } = await this.#explanations(possible, answers, shop);
    const [first, ...more] = right;
    model.isOver = !first && (await isInconclusive(answers, shop));
    if (model.isOver) this.#tally.inconclusive += 1;
    else if (!first) throw new Error([...model.story, ...differences].join("\n"));
    if (first) model.states = [first, ...more];
  }

  #aimed(state: State): Act[] | null {
    const entry = this.#entry;
    if (entry.kind === "clock" || entry.kind === "restart") return [];
    const wishes = entry.kind === "at once" ? entry.wishes : [entry.wish];
    const acts = wishes.map((wish) => this.#subject.aim(state, wish));
    return acts.every((act) => act !== null) ? acts : null;
  }

  #describe(acts: readonly Act[]): string {
    const entry = this.#entry;
    if (entry.kind === "clock") return `${(entry.ticks * TICK_MS) / 60_000} minutes pass`;
    if (entry.kind === "restart") return "the functions are restarted";
    const text = acts.map((act) => this.#subject.describe(act)).join(", while ");
    if (entry.kind === "repeat") return `${text}, and again after a lost answer`;
    return entry.kind === "crash"
      ? `${text}; after ${entry.afterMs} ms the functions end; then again`
      : text;
  }

  #possible(state: State, acts: readonly Act[]): readonly Possible<State>[] {
    const { kind } = this.#entry;
    const { step } = this.#subject;
    const [one, other] = acts;
    const later = (each: State) => after(each, 1);
    if (kind === "at once" && one && other) return atOnce(step, state, [one, other]);
    if (kind === "crash" && one) return acrossCrash(step, state, { act: one, later });
    if (kind === "restart") return [{ state: later(state), answers: [] }];
    return inSequence(step, state, kind === "repeat" ? [...acts, ...acts] : acts);
  }

  /** @param later instant of the history after a restart */
  async #perform(acts: readonly Act[], shop: Shop, later: number): Promise<Answer[]> {
    const entry = this.#entry;
    const call = (act: Act) => this.#subject.call(shop, act);
    if (entry.kind === "at once") return Promise.all(acts.map(call));
    const [act] = acts;
    const first = act && call(act);
    if (entry.kind === "restart" || entry.kind === "crash") {
      if (entry.kind === "crash") await setTimeout(entry.afterMs);
      killFunctions();
      this.#tally.restarts += 1;
      await startFunctions();
      await shop.setClock(later);
    }
    if (!act || !first) return [];
    const isRepeated = entry.kind === "repeat" || entry.kind === "crash";
    return isRepeated ? [await first, await call(act)] : [await first];
  }

  /** The states that explain answers and documents, and the differences from all others. */
  async #explanations(
    possible: readonly Possible<State>[],
    answers: readonly Answer[],
    shop: Shop,
  ): Promise<{ readonly right: readonly State[]; readonly differences: ReadonlySet<string> }> {
    const differences = new Set<string>();
    const right = new Map<string, State>();
    for (const { state, answers: expected } of possible) {
      if (right.has(JSON.stringify(state))) continue;
      const isAnswered = isDeepStrictEqual(answers, expected);
      const stored = isAnswered ? await this.#subject.stored(shop, state) : [];
      const lines = isAnswered ? this.#subject.expected(state) : [];
      if (isAnswered && isDeepStrictEqual(stored, lines)) right.set(JSON.stringify(state), state);
      else differences.add(difference([...expected, ...lines], [...answers, ...stored]));
    }
    return { right: [...right.values()], differences };
  }
}

/** The lines that differ. */
function difference(expected: readonly string[], actual: readonly string[]): string {
  return expected
    .map((line, index) => ({ line, other: actual[index] }))
    .filter(({ line, other }) => line !== other)
    .map(({ line, other }) => `  expected: ${line}\n  actual:   ${other}`)
    .join("\n");
}
