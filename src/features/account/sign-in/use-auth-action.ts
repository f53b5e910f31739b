import { useState } from "react";
import type { AuthResult } from "@/firebase/auth/auth";
import type { AuthProblem } from "@/firebase/auth/auth-problem";

/** State of one call to the identity provider. */
export interface AuthAction {
  readonly busy: boolean;
  readonly problem: AuthProblem | null;
  /** Makes the call and returns whether it succeeded; false at once if one is in progress. */
  readonly run: (call: () => Promise<AuthResult>) => Promise<boolean>;
  /** Forgets the problem of the last call. */
  readonly reset: () => void;
}

/** Tracks the identity provider's calls of one form. */
export function useAuthAction(): AuthAction {
  const [state, setState] = useState<{ busy: boolean; problem: AuthProblem | null }>({
    busy: false,
    problem: null,
  });
  return {
    ...state,
    reset: () => setState({ busy: false, problem: null }),
    run: async (call) => {
      if (state.busy) return false;
      setState({ busy: true, problem: null });
      const result = await call();
      setState({ busy: false, problem: result.ok ? null : result.error });
      return result.ok;
    },
  };
}
