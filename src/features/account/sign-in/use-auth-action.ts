import { useState } from "react";
import type { AuthResult } from "@/firebase/auth/auth";
import type { AuthProblem } from "@/firebase/auth/auth-problem";

/** One step with the identity provider: whether it is under way and what went wrong. */
export interface AuthAction {
  readonly busy: boolean;
  readonly problem: AuthProblem | null;
  /** Runs the step; a second call while one is under way is ignored and answers false. */
  readonly run: (step: () => Promise<AuthResult>) => Promise<boolean>;
}

/** Keeps the state of the identity provider's steps for one form. */
export function useAuthAction(): AuthAction {
  const [state, setState] = useState<{ busy: boolean; problem: AuthProblem | null }>({
    busy: false,
    problem: null,
  });
  return {
    ...state,
    run: async (step) => {
      if (state.busy) return false;
      setState({ busy: true, problem: null });
      const result = await step();
      setState({ busy: false, problem: result.ok ? null : result.error });
      return result.ok;
    },
  };
}
