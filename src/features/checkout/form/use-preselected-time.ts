import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useAtomValue } from "@/state/jotai-hooks";
import { isSlotFullAtom } from "@/state/ordering/full-slots-atom";
import type { CheckoutFormApi } from "../context/checkout-form-api";
import type { Service } from "../context/use-service";
import { useServingTimes } from "../steps/time/use-serving-times";

/**
 * Preselects the first free time slot while orders for now are not accepted, closed or paused, and as
 * soon as possible again when they are. A time that the guest has chosen stays.
 */
export function usePreselectedTime(form: CheckoutFormApi, service: Service): void {
  const { control, getValues, setValue } = form;
  const type = useWatch({ control, name: "type" });
  const { earliest_at, slots } = useServingTimes(type);
  const isFull = useAtomValue(isSlotFullAtom);
  const preselected = useRef("");
  const first = slots.find((slot) => !isFull(slot));
  const isKnown = service !== "unknown";
  useEffect(() => {
    const wanted = getValues("wantedAt");
    if (!isKnown || (wanted !== "" && wanted !== preselected.current)) return;
    const next = earliest_at === null && first !== undefined ? String(first) : "";
    preselected.current = next;
    if (next !== wanted) setValue("wantedAt", next);
  }, [isKnown, earliest_at, first, getValues, setValue]);
}
