import { error } from "firebase-functions/logger";

/**
 * Does one piece of the schedule's work. What fails is logged and left to the next run: one broken
 * record must not keep all others waiting.
 * @param what as logged, for example `expire orders/…`
 * @returns whether it was done
 */
export async function logAndContinue(what: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (fault) {
    error(`could not ${what}`, fault);
    return false;
  }
}
