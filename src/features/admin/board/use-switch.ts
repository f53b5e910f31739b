import { useState } from "react";
import type { AvailabilityPatch } from "../../../domain/menu/set-availability-request.schema";
import type { CallResult } from "../../../firebase/callables";
import { callSetAvailability } from "../../../firebase/callables-staff";

/** One restaurant's switches as a panel works them. */
export interface Switch {
  readonly state: "idle" | "busy" | "offline" | "failed";
  /** @returns whether it was taken */
  readonly change: (patch: AvailabilityPatch) => Promise<boolean>;
}

/** Changes the switches of a restaurant, one change at a time. */
export function useSwitch(restoKey: string): Switch {
  const [state, setState] = useState<Switch["state"]>("idle");
  async function change(patch: AvailabilityPatch): Promise<boolean> {
    if (state === "busy") return false;
    setState("busy");
    const answer = await callSetAvailability({ resto_key: restoKey, patch });
    setState(stateAfter(answer));
    return answer.ok;
  }
  return { state, change };
}

function stateAfter(answer: CallResult<unknown>): Switch["state"] {
  if (answer.ok) return "idle";
  return answer.error.kind === "offline" ? "offline" : "failed";
}
