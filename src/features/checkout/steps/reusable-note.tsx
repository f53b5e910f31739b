import { useFormContext } from "react-hook-form";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { containersOf } from "@/domain/order/pricing/containers";
import { formatPrice } from "@/domain/text/format";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { reusableNotice } from "@/i18n/site/reusable-notice";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { orderedLinesAtom } from "@/state/together/ordered-lines-atoms";
import "./saved-details.css";

/**
 * The notice of reusable packaging, which must stand where guests order (VerpackG § 33), and the choice
 * if it is offered and dishes of the cart fit.
 */
export function ReusableNote() {
  const texts = useTexts(checkoutTexts).reusable;
  const notices = useTexts(reusableNotice);
  const language = useLanguage();
  const menu = useMenu();
  const restaurant = useRestaurant();
  const cart = useAtomValue(orderedLinesAtom);
  const { register } = useFormContext<CheckoutDraft>();
  const { reusable, reusable_deposit_cents: each = 0 } = restaurant;
  const notice = reusable && notices[reusable];
  if (!notice) return null;
  const lines = cart.map(({ id, qty }) => ({ item_id: id, qty }));
  const chosen = containersOf(lines, { menu, restaurant });
  const price = (cents: number) => formatPrice(cents, language);
  if (!chosen) {
    return (
      <p>
        {notice}
        {reusable === "offered" && each > 0 ? ` ${texts.each(price(each))}` : null}
      </p>
    );
  }
  return (
    <label className="store-details">
      <input type="checkbox" {...register("reusable")} />
      <span>
        {notice}
        <br />
        <b>
          {texts.choose(chosen.containers)}
          {each > 0 ? ` ${texts.deposit(price(chosen.deposit_cents))}` : null}
        </b>
      </span>
    </label>
  );
}
