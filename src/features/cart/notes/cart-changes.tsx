import { useMenu } from "@/data/menu-provider";
import { acceptMenuChanges, lineChange } from "@/domain/cart/cart-changes";
import { cartTotal } from "@/domain/cart/cart-total";
import { formatPrice } from "@/domain/text/format";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useLanguage } from "@/i18n/use-texts";
import { acceptMenuAtom, cartAtom, cartLinesAtom } from "@/state/cart/cart-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { useAnnounce } from "@/ui/feedback/announcer";
import "./cart-changes.css";

/**
 * Says that the menu has changed since the cart was filled and offers to accept all changes. The
 * lines below show each change. Renders nothing without changes.
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
    // Only the guest can choose options again, on the line itself.
    return change !== null && change.kind !== "choose-again";
  });
  if (!changed) return null;
  const totalBefore = cartTotal(cart);
  const totalNow = cartTotal(acceptMenuChanges(cart, menu));
  return (
    <section className="cart-changes" aria-label={texts.changedTitle}>
      <p className="cart-changes__title">{texts.changedTitle}</p>
      <p>
        {totalBefore === totalNow
          ? texts.changedSame
          : texts.changed(formatPrice(totalBefore, language), formatPrice(totalNow, language))}
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
