import { useFormContext, useWatch } from "react-hook-form";
import { useOtherFulfilment } from "@/data/use-other-fulfilment";
import { otherFulfilmentText } from "@/i18n/order/other-fulfilment-text";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { Notice } from "@/ui/feedback/notice";
import { wantedInstant } from "../../context/checkout-form.schema";
import { TakeFulfilment } from "./take-fulfilment";

/**
 * Offers pickup today where the chosen delivery is possible on a later day only, and the other way
 * around. Without a chosen time the quote is refused, and its notice makes the offer.
 */
export function OfferToday() {
  const { control } = useFormContext<CheckoutDraft>();
  const [type, wantedAt] = useWatch({ control, name: ["type", "wantedAt"] });
  const other = useOtherFulfilment(type, null);
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  if (!other || other.pausedUntil !== null || wantedInstant(wantedAt) === null) return null;
  return (
    <Notice tone="info" title={otherFulfilmentText(other, now, language)}>
      <TakeFulfilment type={other.type} />
    </Notice>
  );
}
