import type { Refusal } from "@/domain/result/refusal";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { type RefusalText, refusalText } from "./refusal-texts";
import { useLanguage } from "./use-texts";

/** Returns {@link refusalText} at the current time, in the guest's language. */
export function useRefusalText(): (refusal: Refusal) => RefusalText {
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  return (refusal) => refusalText(refusal, now, language);
}
