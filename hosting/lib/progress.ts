const TICK_MS = 1000;

/**
 * Runs one step and keeps the person at the keyboard informed: the label at once, a dot for
 * every further second, the duration at the end.
 */
export async function withProgress<T>(label: string, step: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  process.stdout.write(`${label} …`);
  const ticker = setInterval(() => process.stdout.write("."), TICK_MS);
  try {
    const result = await step();
    process.stdout.write(` ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(" failed\n");
    throw error;
  } finally {
    clearInterval(ticker);
  }
}
