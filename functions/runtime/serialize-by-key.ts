const tails = new Map<string, Promise<void>>();

/** So long a task keeps the next one waiting; the database alone keeps them apart from then on. */
const MAX_WAIT_MS = 5000;

/**
 * Runs tasks of the same key one after the other, in the order they came; failures stay apart. One
 * that hangs does not hold up the others for more than five seconds.
 */
export function serializeByKey<T>(key: string, task: () => Promise<T>): Promise<T> {
  const before = tails.get(key) ?? Promise.resolve();
  const turn = before.then(task);
  const tail = before.then(() => endOf(turn)).then(forget);
  tails.set(key, tail);
  return turn;

  function forget(): void {
    if (tails.get(key) === tail) tails.delete(key);
  }
}

/** Resolves when a turn is over, whatever came of it. */
function endOf(turn: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    turn.then(end, end);
  });
}
