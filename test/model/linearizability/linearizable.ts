import { type Answer, LOST, type Outcome } from "../runs/outcome";

/** A call with its answer and the period in which it took effect. */
export interface Operation<Act> {
  readonly act: Act;
  /** {@link LOST} if the call may have had its effect or not. */
  readonly answer: Answer;
  readonly calledAt: number;
  /** Infinite for a lost answer: the call may have its effect at any time after. */
  readonly answeredAt: number;
}

/**
 * Whether operations can be put in an order that explains all answers: each takes effect at one
 * instant between call and answer, and answers as the step says (Wing and Gong, 1993). Sets of
 * operations that led to the same state are tried once (Lowe, 2017).
 * @param step the sequential specification; pure
 */
export function isLinearizable<State, Act>(
  operations: readonly Operation<Act>[],
  step: (state: State, act: Act) => Outcome<State>,
  first: State,
): boolean {
  const tried = new Set<string>();

  function canEnd(state: State, left: readonly Operation<Act>[]): boolean {
    // A call without an answer may have had no effect.
    if (left.every(({ answer }) => answer === LOST)) return true;
    const key = `${left.map((each) => operations.indexOf(each)).join()} ${JSON.stringify(state)}`;
    if (tried.has(key)) return false;
    tried.add(key);
    // No operation takes effect after the answer of another that has not taken effect yet.
    const earliestAnswer = Math.min(...left.map(({ answeredAt }) => answeredAt));
    return left
      .filter(({ calledAt }) => calledAt <= earliestAnswer)
      .some((operation) => {
        const [next, answer] = step(state, operation.act);
        const isExplained = operation.answer === LOST || operation.answer === answer;
        return (
          isExplained &&
          canEnd(
            next,
            left.filter((each) => each !== operation),
          )
        );
      });
  }

  return canEnd(first, operations);
}
