import { useRef, useState } from "react";
import type { AvailabilityPatch } from "@/domain/availability/set-availability-request.schema";
import { callSetAvailability } from "@/firebase/callables/board-callables";
import type { CallResult } from "@/firebase/callables/call";

/** Changes the availability of one restaurant. */
export interface AvailabilitySender {
  readonly state: "idle" | "busy" | "offline" | "failed";
  /** Sends a change after all earlier ones. @returns whether it was saved */
  readonly change: (patch: AvailabilityPatch) => Promise<boolean>;
}

/** Sends changes one after the other, so that quick clicks are not lost. */
export function useSetAvailability(restoKey: string): AvailabilitySender {
  const [state, setState] = useState<AvailabilitySender["state"]>("idle");
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const pendingCount = useRef(0);
  const outcome = useRef<AvailabilitySender["state"]>("idle");

  async function send(patch: AvailabilityPatch): Promise<boolean> {
    const answer = await callSetAvailability({ resto_key: restoKey, patch });
    if (!answer.ok) outcome.current = stateOfError(answer.error);
    pendingCount.current -= 1;
    if (pendingCount.current === 0) setState(outcome.current);
    return answer.ok;
  }

  function change(patch: AvailabilityPatch): Promise<boolean> {
    if (pendingCount.current === 0) outcome.current = "idle";
    pendingCount.current += 1;
    setState("busy");
    const sent = queue.current.then(() => send(patch));
    queue.current = sent;
    return sent;
  }

  return { state, change };
}

type CallError = Extract<CallResult<unknown>, { ok: false }>["error"];

function stateOfError(error: CallError): AvailabilitySender["state"] {
  return error.kind === "offline" ? "offline" : "failed";
}
