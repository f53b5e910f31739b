/** The security rules allow one change of an own document in a second. */
const INTERVAL_MS = 1100;

/** Writes an own document; once more after a second if it is refused, because it may just have changed. */
export function writeOwn(write: () => Promise<void>): Promise<void> {
  return write().catch(async (fault: { code?: string }) => {
    if (fault.code !== "permission-denied") throw fault;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    return write();
  });
}
