import { useMenu } from "@/data/menu-provider";
import { makeCartItem } from "@/domain/cart/cart-item";
import { suggestDishes } from "@/domain/cart/suggest-dishes";
import { pricePerLitre } from "@/domain/menu/price-per-litre";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useLanguage, useTextIn } from "@/i18n/use-texts";
import { addToCartAtom, cartLinesAtom } from "@/state/cart/cart-atoms";
import { suggestionsAtom } from "@/state/cart/suggestions-atom";
import { useAtom, useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { passportViewAtom } from "@/state/menu/passport-view-atom";
import { storedPassportAtom } from "@/state/menu/stored-passport-atom";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { useAnnounce } from "@/ui/feedback/announcer";
import "./cart-suggestions.css";

/**
 * Suggests a drink, side or dessert that the cart lacks, marked by the guest's allergy passport: nothing
 * before the passport's code is loaded. Dismissible for the visit.
 */
export function CartSuggestions() {
  const menu = useMenu();
  const language = useLanguage();
  const textIn = useTextIn();
  const texts = cartTexts[language];
  const lines = useAtomValue(cartLinesAtom);
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const addToCart = useSetAtom(addToCartAtom);
  const [isShown, setShown] = useAtom(suggestionsAtom);
  const passport = useAtomValue(passportViewAtom);
  const isUnmarked = useAtomValue(storedPassportAtom) !== null && !passport;
  const announce = useAnnounce();
  const price = (cents: number) => formatPrice(cents, language);
  if (!isShown || isUnmarked) return null;
  const inCart = lines.map(({ id }) => id);
  const dishes = suggestDishes(menu, inCart, {
    availability,
    now,
    isUnfit: (dish) => passport?.isUnfit(dish, {}) ?? false,
  });
  if (dishes.length === 0) return null;
  return (
    <section className="suggestions" aria-label={texts.goesWithIt}>
      <div className="suggestions__head">
        <h3 className="suggestions__title">{texts.goesWithIt}</h3>
        <button type="button" className="suggestions__dismiss" onClick={() => setShown(false)}>
          {texts.noSuggestions}
        </button>
      </div>
      <ul className="suggestions__list">
        {dishes.map((dish) => (
          <li key={dish.id} className="suggestions__dish">
            <span className="suggestions__name">{textIn(dish.name)}</span>
            <span className="suggestions__price">
              {price(centsFromEuros(dish.preis))}
              {dish.volume_ml ? (
                <small className="suggestions__more">
                  {texts.litre(price(pricePerLitre(centsFromEuros(dish.preis), dish.volume_ml)))}
                </small>
              ) : null}
              {dish.deposit_cents ? (
                <small className="suggestions__more">
                  {texts.plusDeposit(price(dish.deposit_cents))}
                </small>
              ) : null}
            </span>
            <button
              type="button"
              className="suggestions__add"
              aria-label={texts.addDish(textIn(dish.name))}
              onClick={() => {
                addToCart(makeCartItem(dish, {}));
                announce(texts.addedDish(textIn(dish.name)));
              }}
            />
            {passport?.ofChoices(dish, {})}
          </li>
        ))}
      </ul>
    </section>
  );
}
