import { error } from "firebase-functions/logger";
import * as z from "zod/mini";
import { logUnreadable } from "./parsed-value";

/**
 * Runs one piece of a schedule's work. A failure is logged and left to the next run, so that one
 * broken document does not stop the others.
 * @param step name of the work in the log, for example `expire orders/…`
 * @returns whether the work succeeded
 */
export async function logAndContinue(step: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (fault) {
    if (fault instanceof z.core.$ZodError) logUnreadable(step, fault);
    else error("schedule step failed", fault, { step });
    return false;
  }
}
