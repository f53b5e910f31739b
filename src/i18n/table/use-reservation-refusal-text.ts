import type { Refusal } from "@/domain/result/refusal";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import type { RefusalText } from "../refusal-texts";
import { useLanguage } from "../use-texts";
import { reservationRefusalText } from "./reservation-texts";

/** Returns {@link reservationRefusalText} at the current time, in the guest's language. */
export function useReservationRefusalText(): (refusal: Refusal) => RefusalText {
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  return (refusal) => reservationRefusalText(refusal, now, language);
}
