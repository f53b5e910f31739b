import { atom } from "jotai/vanilla";
import type { CallResult } from "@/firebase/callables/call";
import { appStore } from "../store";

/** A protected call that waits until the user has signed in again. */
interface StepUp {
  /** Continues the call, or gives up without a new sign-in. */
  readonly settle: (isConfirmed: boolean) => void;
}

const waitingAtom = atom<StepUp | null>(null);

/** The question to answer; null when no call waits. */
export const stepUpAtom = atom((get) => get(waitingAtom));

let answer: Promise<boolean> | null = null;

/**
 * Makes a call that needs a recent sign-in (docs/rules.md#step-up). If the server asks for one, the
 * admin site's dialog lets the user sign in again, and the call is made once more. The page keeps
 * its state meanwhile.
 * @returns the refusal SIGN_IN_AGAIN if the user cancels
 */
export async function withStepUp<T>(call: () => Promise<CallResult<T>>): Promise<CallResult<T>> {
  const first = await call();
  const isTooOld =
    !first.ok && first.error.kind === "refused" && first.error.refusal.reason === "SIGN_IN_AGAIN";
  if (!isTooOld) return first;
  answer ??= ask();
  return (await answer) ? call() : first;
}

/** Calls that are refused at the same time share one question. */
function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    appStore.set(waitingAtom, {
      settle: (isConfirmed) => {
        appStore.set(waitingAtom, null);
        answer = null;
        resolve(isConfirmed);
      },
    });
  });
}
