import { soldOutLabel } from "@/domain/availability/sold-out-option";
import type { CartLine } from "@/domain/cart/cart-lines";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { textIn } from "@/domain/text/localized-text";
import { soldOutOptionTexts } from "@/i18n/order/sold-out-option-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Names the chosen option of a cart line that is sold out, if any. */
export function SoldOutOption({ line, item }: { line: CartLine; item: MenuItem }) {
  const language = useLanguage();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const label = soldOutLabel(item, line.item.choices, availability, now);
  if (!label) return null;
  return (
    <p className="cart-line__problem">
      {soldOutOptionTexts[language].soldOut(textIn(label, language))}
    </p>
  );
}
