import { useRef, useState } from "react";
import type { AvailabilityPatch } from "@/domain/availability/set-availability-request.schema";
import type { CallResult } from "@/firebase/callables/callables";
import { callSetAvailability } from "@/firebase/callables/staff-callables";

/** Changes the availability of one restaurant. */
export interface Switch {
  readonly state: "idle" | "busy" | "offline" | "failed";
  /** Sends a change after all earlier ones. @returns whether it was saved */
  readonly change: (patch: AvailabilityPatch) => Promise<boolean>;
}

/** Sends changes one after the other, so that quick clicks are not lost. */
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
