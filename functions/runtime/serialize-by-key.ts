const tails = new Map<string, Promise<void>>();

/**
 * After this time the next task starts although the one before still runs. Then only the
 * database isolates the two.
 */
const MAX_WAIT_MS = 5000;

/**
 * Runs tasks with the same key one after the other, in the order of the calls. A task that fails
 * does not affect the next. A task that hangs delays the next by at most five seconds.
 */
export function serializeByKey<T>(key: string, task: () => Promise<T>): Promise<T> {
  const before = tails.get(key) ?? Promise.resolve();
  const running = before.then(task);
  const tail = before.then(() => settled(running)).then(removeTail);
  tails.set(key, tail);
  return running;

  function removeTail(): void {
    if (tails.get(key) === tail) tails.delete(key);
  }
}

/** Resolves when the task has settled or its time is up. */
function settled(task: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    task.then(end, end);
  });
}
