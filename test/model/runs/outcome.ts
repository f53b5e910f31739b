/** The answer to a call in a few words: what happened, or the reason of the refusal. */
export type Answer = string;

/** A state of a model and the answer of the step that led to it. */
export type Outcome<State> = readonly [state: State, answer: Answer];

/** All outcomes that an act may have. Pure. */
export type Step<State, Act> = (state: State, act: Act) => readonly Outcome<State>[];

/** Answer of a call during which the functions ended. */
export const LOST = "lost";

/** Answer of a call that ended without a result or a refusal. */
export const NO_ANSWER = "no answer";

/** Whether the effect of a call is unknown: a client repeats it. */
export const isUnanswered = (answer: Answer) => [LOST, NO_ANSWER, "UNAVAILABLE"].includes(answer);

/** A possible state after some calls, with the answers in the order of the calls. */
export interface Possible<State> {
  readonly state: State;
  readonly answers: readonly Answer[];
}

/** Applies acts one after the other. */
export function inSequence<State, Act>(
  step: Step<State, Act>,
  start: State,
  acts: readonly Act[],
): readonly Possible<State>[] {
  return acts.reduce<readonly Possible<State>[]>(
    (all, act) =>
      all.flatMap(({ state, answers }) =>
        step(state, act).map(([next, answer]) => ({ state: next, answers: [...answers, answer] })),
      ),
    [{ state: start, answers: [] }],
  );
}

/** Two simultaneous acts: one after the other, in either order. */
export function atOnce<State, Act>(
  step: Step<State, Act>,
  start: State,
  [one, other]: readonly [Act, Act],
): readonly Possible<State>[] {
  const swapped = inSequence(step, start, [other, one]);
  return [
    ...inSequence(step, start, [one, other]),
    ...swapped.map(({ state, answers }) => ({ state, answers: answers.toReversed() })),
  ];
}

/**
 * An act during which the functions end, and its repetition: the first one may have had its effect or
 * not.
 * @param later the state at the time of the repetition
 */
export function acrossCrash<State, Act>(
  step: Step<State, Act>,
  start: State,
  { act, later }: { readonly act: Act; readonly later: (state: State) => State },
): readonly Possible<State>[] {
  const repeated = ({ state, answers }: Possible<State>) =>
    inSequence(step, later(state), [act]).map((second) => ({
      ...second,
      answers: [...answers, ...second.answers],
    }));
  const happened = inSequence(step, start, [act]);
  return [
    { state: start, answers: [LOST] },
    ...happened.map(({ state }) => ({ state, answers: [LOST] })),
    ...happened,
  ].flatMap(repeated);
}
