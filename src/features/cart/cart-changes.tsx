import { useMenu } from "@/data/menu-provider";
import { acceptMenu, lineChange } from "@/domain/cart/cart-changes";
import { cartTotal } from "@/domain/cart/cart-total";
import { cartTexts } from "@/i18n/cart-texts";
import { formatPrice } from "@/i18n/format";
import { useLanguage } from "@/i18n/use-texts";
import { acceptMenuAtom, cartAtom, cartLinesAtom } from "@/state/cart/cart-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { useAnnounce } from "@/ui/feedback/announcer";
import "./cart-changes.css";

/**
 * Says that the menu is no longer what the cart was filled from, and takes the differences over
 * with one tap; the lines below name each of them. Nothing where nothing differs.
 */
export function CartChanges() {
  const menu = useMenu();
  const language = useLanguage();
  const texts = cartTexts[language];
  const cart = useAtomValue(cartAtom);
  const lines = useAtomValue(cartLinesAtom);
  const accept = useSetAtom(acceptMenuAtom);
  const announce = useAnnounce();
  const changed = lines.some((line) => {
    const change = lineChange(
      line,
      menu.items.find(({ id }) => id === line.id),
    );
    // What must be chosen again is not for this button to decide.
    return change !== null && change.kind !== "choose-again";
  });
  if (!changed) return null;
  const former = cartTotal(cart);
  const now = cartTotal(acceptMenu(cart, menu));
  return (
    <section className="cart-changes" aria-label={texts.changedTitle}>
      <p className="cart-changes__title">{texts.changedTitle}</p>
      <p>
        {former === now
          ? texts.changedSame
          : texts.changed(formatPrice(former, language), formatPrice(now, language))}
      </p>
      <button
        type="button"
        className="button button--outline"
        onClick={() => {
          accept(menu);
          announce(texts.accepted);
        }}
      >
        {texts.accept}
      </button>
    </section>
  );
}
