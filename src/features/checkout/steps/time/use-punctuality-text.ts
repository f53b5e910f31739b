import { useRestaurant } from "@/data/restaurant-provider";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { noPercentAtom, punctualPercentAtom } from "@/state/ordering/punctual-percent-atom";

/** How punctual the restaurant was lately, if it shows that and has a figure. */
export function usePunctualityText(): string | undefined {
  const texts = useTexts(checkoutTexts);
  const isShown = useRestaurant().order_policy?.shows_punctuality === true;
  const percent = useAtomValue(isShown ? punctualPercentAtom : noPercentAtom);
  return percent === null ? undefined : texts.punctual(percent);
}
