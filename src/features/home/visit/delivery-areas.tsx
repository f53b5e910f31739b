import { useRestaurant } from "@/data/restaurant-provider";
import { distanceBands } from "@/domain/delivery/distance-bands";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { visitTexts } from "@/i18n/site/visit-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** Delivery fees by distance and, collapsed, minimum orders by town. */
export function DeliveryAreas() {
  const restaurant = useRestaurant();
  const texts = useTexts(visitTexts);
  const language = useLanguage();
  const price = (euros: number) => formatPrice(centsFromEuros(euros), language);
  const areas = restaurant.min_delivery_amount_by_zip;
  return (
    <div className="visit__block visit__block--wide">
      <div>
        <h3 className="visit__heading">{texts.areasTitle}</h3>
        <p className="visit__text">{texts.areasHelp}</p>
        {restaurant.delivary_end_min ? (
          <p className="visit__text">{texts.deliveryEnd(restaurant.delivary_end_min)}</p>
        ) : null}
      </div>
      <div>
        <table className="areas">
          <thead>
            <tr>
              <th scope="col">{texts.distance}</th>
              <th scope="col">{texts.distanceFee}</th>
            </tr>
          </thead>
          <tbody>
            {distanceBands(restaurant).map(({ limitKm, fee_cents }) => (
              <tr key={limitKm}>
                <th scope="row">{texts.distanceUpTo(limitKm.toLocaleString(language))}</th>
                <td>{fee_cents === 0 ? texts.free : formatPrice(fee_cents, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <details className="areas__more">
          <summary className="areas__summary">{texts.areaMinimum}</summary>
          <table className="areas">
            <thead>
              <tr>
                <th scope="col">{texts.area}</th>
                <th scope="col">{texts.areaMinimum}</th>
              </tr>
            </thead>
            <tbody>
              {areas.map(({ label, zip, min_delivery_amount }) => (
                <tr key={`${zip}${label}`}>
                  <th scope="row">
                    {label} {zip}
                  </th>
                  <td>{price(min_delivery_amount)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{texts.otherAreas}</th>
                <td>{price(restaurant.min_delivery_amount)}</td>
              </tr>
            </tbody>
          </table>
        </details>
      </div>
    </div>
  );
}
