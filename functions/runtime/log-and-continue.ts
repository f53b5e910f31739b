import { error } from "firebase-functions/logger";

/**
 * Runs one piece of a schedule's work. A failure is logged and left to the next run, so that one
 * broken document does not stop the others.
 * @param label name of the work in the log, for example `expire orders/…`
 * @returns whether the work succeeded
 */
export async function logAndContinue(label: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (fault) {
    error(`could not ${label}`, fault);
    return false;
  }
}
