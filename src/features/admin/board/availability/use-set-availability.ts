import { useRef, useState } from "react";
import type { AvailabilityPatch } from "@/domain/availability/set-availability-request.schema";
import type { CallResult } from "@/firebase/callables/callables";
import { callSetAvailability } from "@/firebase/callables/staff-callables";

/** One restaurant's switches as a panel works them. */
export interface Switch {
  readonly state: "idle" | "busy" | "offline" | "failed";
  /** Makes a change, after those that are still under way. @returns whether it was taken */
  readonly change: (patch: AvailabilityPatch) => Promise<boolean>;
}

/** Changes the switches of a restaurant one after the other: quick touches are not lost. */
export function useSetAvailability(restoKey: string): Switch {
  const [state, setState] = useState<Switch["state"]>("idle");
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);
  const outcome = useRef<Switch["state"]>("idle");

  async function send(patch: AvailabilityPatch): Promise<boolean> {
    const answer = await callSetAvailability({ resto_key: restoKey, patch });
    if (!answer.ok) outcome.current = stateAfter(answer.error);
    underWay.current -= 1;
    if (underWay.current === 0) setState(outcome.current);
    return answer.ok;
  }

  function change(patch: AvailabilityPatch): Promise<boolean> {
    if (underWay.current === 0) outcome.current = "idle";
    underWay.current += 1;
    setState("busy");
    const turn = last.current.then(() => send(patch));
    last.current = turn;
    return turn;
  }

  return { state, change };
}

type Problem = Extract<CallResult<unknown>, { ok: false }>["error"];

function stateAfter(problem: Problem): Switch["state"] {
  return problem.kind === "offline" ? "offline" : "failed";
}
