import { useWatch } from "react-hook-form";
import { Notice } from "@/admin-ui/feedback/notice";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { paymentEditorTexts } from "@/i18n/admin/money/payment-editor-texts";
import { useTexts } from "@/i18n/use-texts";

/** Reminds the manager of a ready account that "Online" is chosen nowhere. */
export function OfferNotice() {
  const texts = useTexts(paymentEditorTexts);
  const { pickup, delivery } = useWatch<RestaurantDraft, "payment_methods">({
    name: "payment_methods",
  });
  if (pickup.includes("online") || delivery.includes("online")) return null;
  return <Notice tone="info" title={texts.notOffered} />;
}
