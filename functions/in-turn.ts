const tails = new Map<string, Promise<unknown>>();

/** Runs tasks of the same key one after the other, in the order they came; failures stay apart. */
export function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
  const turn = (tails.get(key) ?? Promise.resolve()).then(task);
  const tail = turn.then(forget, forget);
  tails.set(key, tail);
  return turn;

  function forget(): void {
    if (tails.get(key) === tail) tails.delete(key);
  }
}
