import { useState } from "react";
import type { CallResult } from "@/firebase/callables/callables";

/** Where a call for the person alone stands. */
type Step = "idle" | "busy" | "confirm" | "offline" | "failed";

/** A call that only somebody who has just signed in may make. */
export interface ProtectedCall {
  readonly step: Step;
  /** Calls; asks for a new sign-in (`confirm`) where the last one is too long ago. */
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
}

/** Keeps the state of such a call; a second one while one is under way is ignored. */
export function useProtectedCall<T>(
  call: () => Promise<CallResult<T>>,
  onAnswer: (answer: T) => void | Promise<void>,
): ProtectedCall {
  const [step, setStep] = useState<Step>("idle");
  return {
    step,
    cancel: () => setStep("idle"),
    start: async () => {
      if (step === "busy") return;
      setStep("busy");
      const result = await call();
      if (result.ok) {
        await onAnswer(result.value);
        setStep("idle");
      } else setStep(stepAfter(result.error));
    },
  };
}

function stepAfter(problem: Extract<CallResult<never>, { ok: false }>["error"]): Step {
  if (problem.kind === "offline") return "offline";
  const isRefusal = problem.kind === "refused" && problem.refusal.reason === "NOT_ALLOWED";
  return isRefusal ? "confirm" : "failed";
}
