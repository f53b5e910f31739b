const TICK_MS = 1000;

/** Runs a step and prints its label, a dot per second and the duration. */
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
