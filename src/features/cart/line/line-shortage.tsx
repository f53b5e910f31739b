import { soldOutLabel } from "@/domain/availability/sold-out-option";
import { portionsLeft } from "@/domain/availability/stock";
import type { CartLine } from "@/domain/cart/cart-lines";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { textIn } from "@/domain/text/localized-text";
import { soldOutOptionTexts } from "@/i18n/order/sold-out-option-texts";
import { useLanguage } from "@/i18n/use-texts";
import { cartLinesAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Says which chosen option of a cart line is sold out, or that too few portions of its dish are left. */
export function LineShortage({ line, item }: { line: CartLine; item: MenuItem }) {
  const language = useLanguage();
  const texts = soldOutOptionTexts[language];
  const availability = useAtomValue(availabilityAtom);
  const lines = useAtomValue(cartLinesAtom);
  const now = useAtomValue(serverNowAtom);
  const label = soldOutLabel(item, line.item.choices, availability, now);
  const left = portionsLeft(item.id, availability, now);
  const portions = lines.reduce((sum, { id, qty }) => sum + (id === item.id ? qty : 0), 0);
  const isShort = left !== null && portions > left;
  if (!label && !isShort) return null;
  return (
    <p className="cart-line__problem">
      {label ? texts.soldOut(textIn(label, language)) : texts.tooMany(left ?? 0)}
    </p>
  );
}
