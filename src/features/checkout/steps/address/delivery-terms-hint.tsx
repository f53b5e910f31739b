import { useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { usePlaces } from "@/data/use-places";
import { isZip } from "@/domain/contact/zip";
import { deliveryTerms } from "@/domain/delivery/delivery-terms";
import { type Cents, centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";

/** Fee, minimum and distance for the address typed so far; a live region. */
export function DeliveryTermsHint({ subtotalCents }: { subtotalCents: Cents }) {
  return (
    <div className="delivery-terms" data-testid="delivery-terms" aria-live="polite">
      <Terms subtotalCents={subtotalCents} />
    </div>
  );
}

function Terms({ subtotalCents }: { subtotalCents: Cents }) {
  const texts = useTexts(checkoutTexts);
  const language = useLanguage();
  const restaurant = useRestaurant();
  const places = usePlaces();
  const { control } = useFormContext<CheckoutDraft>();
  const [zip, city] = useWatch({ control, name: ["zip", "city"] });
  if (!isZip(zip)) return <Area />;
  const terms = deliveryTerms(restaurant, places, { zip, city });
  if (!terms.ok) {
    return (
      <>
        <p className="delivery-terms__no">{texts.outOfArea}</p>
        <Area />
      </>
    );
  }
  const { label, fee_cents, minimum_cents, distance_km } = terms.value;
  const missingCents = minimum_cents - subtotalCents;
  const km = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(distance_km);
  return (
    <>
      <p>
        {texts.terms(label, formatPrice(fee_cents, language), formatPrice(minimum_cents, language))}
        {distance_km >= 0.5 && texts.distance(km)}
      </p>
      {missingCents > 0 ? (
        <p className="delivery-terms__missing">
          {texts.missing(formatPrice(missingCents, language))} ·{" "}
          <Link to={routes.home}>{texts.moreDishes}</Link>
        </p>
      ) : (
        <p className="delivery-terms__reached">{texts.reached}</p>
      )}
    </>
  );
}

/** The delivery area must be visible when ordering starts (BGB § 312j). */
function Area() {
  const texts = useTexts(checkoutTexts);
  const language = useLanguage();
  const restaurant = useRestaurant();
  const zones = restaurant.min_delivery_amount_by_zip;
  return (
    <details className="delivery-terms__area">
      <summary>{texts.area}</summary>
      <ul>
        <li>
          {restaurant.address.zip} {restaurant.address.city}:{" "}
          {formatPrice(centsFromEuros(restaurant.min_delivery_amount), language)}
        </li>
        {zones.map(({ label, zip, min_delivery_amount }) => (
          <li key={`${zip}/${label}`}>
            {zip} {label}: {formatPrice(centsFromEuros(min_delivery_amount), language)}
          </li>
        ))}
      </ul>
    </details>
  );
}
