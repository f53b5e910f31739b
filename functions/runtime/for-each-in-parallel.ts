/**
 * Runs `work` for every item, at most `limit` at a time. Asks for the next item only when there is
 * room for it. After a fault no further item begins, and the first fault is thrown once the work
 * under way has ended.
 */
export async function forEachInParallel<T>(
  items: AsyncIterable<T> | Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const faults: unknown[] = [];
  for await (const item of items) {
    if (faults.length > 0) break;
    const task = work(item)
      .catch((fault: unknown) => {
        faults.push(fault);
      })
      .finally(() => running.delete(task));
    running.add(task);
    if (running.size >= limit) await Promise.race(running);
  }
  await Promise.all(running);
  if (faults.length > 0) throw faults[0];
}
