import { useCallback, useEffect, useRef, useState } from "react";
import type { BlockGuestRequest, BlocksAnswer } from "@/domain/guest/block-requests.schema";
import type { CallResult } from "@/firebase/callables/call";
import { callBlockGuest, callListBlocks } from "@/firebase/callables/guest-callables";
import { type GuestProblem, guestProblemOf } from "./guest-problem";

/** A restaurant's blocks. */
export interface Blocks {
  readonly status: "loading" | "ready" | GuestProblem;
  /** Null until they are loaded. */
  readonly list: BlocksAnswer | null;
  readonly reload: () => void;
  /** Blocks or unblocks. Returns why it failed, or null. */
  readonly change: (request: Omit<BlockGuestRequest, "resto_key">) => Promise<GuestProblem | null>;
}

/** Loads and changes the blocks of one restaurant; an answer older than the list is ignored. */
export function useBlocks(restoKey: string): Blocks {
  const [state, setState] = useState<Pick<Blocks, "status" | "list">>({
    status: "loading",
    list: null,
  });
  const lastCall = useRef(0);
  /** The call that the list comes from. */
  const shownCall = useRef(0);

  const follow = useCallback(
    async (calling: Promise<CallResult<BlocksAnswer>>, onFailure: (kind: GuestProblem) => void) => {
      lastCall.current += 1;
      const thisCall = lastCall.current;
      const answer = await calling;
      const problem = answer.ok ? null : (guestProblemOf(answer.error) ?? "other");
      if (thisCall < shownCall.current) return problem;
      if (answer.ok) {
        shownCall.current = thisCall;
        setState({ status: "ready", list: answer.value });
      } else if (problem) onFailure(problem);
      return problem;
    },
    [],
  );

  const reload = useCallback(() => {
    setState((before) => ({ ...before, status: "loading" }));
    void follow(callListBlocks(restoKey), (status) =>
      setState((before) => ({ ...before, status })),
    );
  }, [follow, restoKey]);

  useEffect(() => {
    reload();
    return () => {
      // No answer to an earlier call is shown any more.
      shownCall.current = lastCall.current + 1;
    };
  }, [reload]);

  return {
    ...state,
    reload,
    change: (request) => follow(callBlockGuest({ resto_key: restoKey, ...request }), () => {}),
  };
}
