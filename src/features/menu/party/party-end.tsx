import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import type { PartyLine } from "@/domain/cart/party/party";
import { type PartyService, partyTotals } from "@/domain/cart/party/party-totals";
import { formatPrice } from "@/domain/text/format";
import { partyTexts } from "@/i18n/menu/party-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { cartCountAtom } from "@/state/cart/cart-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { addTableAtom } from "@/state/ordering/filled-cart-atom";

interface PartyEndProps {
  readonly lines: readonly PartyLine[];
  readonly service: PartyService;
}

/** One tap that puts the table into the cart and opens the checkout. */
export function PartyEnd({ lines, service }: PartyEndProps) {
  const language = useLanguage();
  const texts = useTexts(partyTexts);
  const restaurant = useRestaurant();
  const inCart = useAtomValue(cartCountAtom);
  const addTable = useSetAtom(addTableAtom);
  const { total_cents } = partyTotals(lines, restaurant, service);
  return (
    <div className="sheet__foot party__end">
      {inCart > 0 ? <p className="party__hint">{texts.alreadyInCart(inCart)}</p> : null}
      <Link
        className="button button--primary button--large button--wide"
        to={routes.checkout}
        onClick={() =>
          addTable(
            lines.flatMap(({ dish, qty }) => Array.from({ length: qty }, () => dish.portion)),
          )
        }
      >
        {texts.toCart(formatPrice(total_cents, language))}
      </Link>
    </div>
  );
}
