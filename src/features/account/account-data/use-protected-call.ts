import { useState } from "react";
import type { CallResult } from "@/firebase/callables/call";

/** State of a protected call; `confirm` asks for a new sign-in. */
type Step = "idle" | "busy" | "confirm" | "offline" | "failed";

/** A call that the server accepts only shortly after signing in. */
export interface ProtectedCall {
  readonly step: Step;
  /** Makes the call. `step` becomes `confirm` if the last sign-in is not recent enough. */
  readonly run: () => Promise<void>;
  readonly cancel: () => void;
}

/** Tracks the state of a protected call. Ignores a second run while one is in progress. */
export function useProtectedCall<T>(
  call: () => Promise<CallResult<T>>,
  onAnswer: (answer: T) => void | Promise<void>,
): ProtectedCall {
  const [step, setStep] = useState<Step>("idle");
  return {
    step,
    cancel: () => setStep("idle"),
    run: async () => {
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
  const isRefusal = problem.kind === "refused" && problem.refusal.reason === "SIGN_IN_AGAIN";
  return isRefusal ? "confirm" : "failed";
}
