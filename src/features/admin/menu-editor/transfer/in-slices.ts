/** Shorter than a task that a user notices (50 ms), even on a slow device. */
const SLICE_MS = 12;

/** Runs all steps in slices, so that the page stays responsive. */
export async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE_MS;
  }
}
