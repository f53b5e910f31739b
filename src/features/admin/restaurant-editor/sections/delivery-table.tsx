import type { TownTerms } from "@/domain/delivery/compare-delivery-terms";
import type { DeliveryTerms } from "@/domain/delivery/delivery-terms";
import { formatPrice } from "@/domain/text/format";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** Fee and minimum per town; changed values also show the stored one. */
export function DeliveryTable({ towns }: { towns: readonly TownTerms[] }) {
  const { preview } = useTexts(restaurantEditorTexts);
  return (
    <table className="delivery-table">
      <thead>
        <tr>
          <th scope="col">{preview.zip}</th>
          <th scope="col">{preview.town}</th>
          <th scope="col" className="delivery-table__number">
            {preview.distance}
          </th>
          <th scope="col" className="delivery-table__number">
            {preview.fee}
          </th>
          <th scope="col" className="delivery-table__number">
            {preview.minimum}
          </th>
        </tr>
      </thead>
      <tbody>
        {towns.map((town) => (
          <TownRow key={`${town.zip} ${town.town}`} {...town} />
        ))}
      </tbody>
    </table>
  );
}

function TownRow({ zip, town, distance_km, before, after, isChanged }: TownTerms) {
  const { preview } = useTexts(restaurantEditorTexts);
  const language = useLanguage();
  const distance = distance_km.toLocaleString(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const fee = (terms: DeliveryTerms) =>
    terms.fee_cents === 0 ? preview.free : formatPrice(terms.fee_cents, language);
  const minimum = (terms: DeliveryTerms) => formatPrice(terms.minimum_cents, language);
  return (
    <tr className={isChanged ? "delivery-table__changed" : undefined}>
      <td>{zip}</td>
      <th scope="row">
        <span className="delivery-table__zip" aria-hidden="true">
          {zip}
        </span>
        {town}
        {isChanged && <span className="delivery-table__mark">{preview.isChanged}</span>}
      </th>
      <td className="delivery-table__number">{distance} km</td>
      <Terms before={before} after={after} textOf={fee} />
      <Terms before={before} after={after} textOf={minimum} />
    </tr>
  );
}

interface TermsProps {
  readonly before: DeliveryTerms | null;
  readonly after: DeliveryTerms | null;
  readonly textOf: (terms: DeliveryTerms) => string;
}

function Terms({ before, after, textOf }: TermsProps) {
  const { preview } = useTexts(restaurantEditorTexts);
  const now = after ? textOf(after) : preview.outside;
  const then = before ? textOf(before) : preview.outside;
  return (
    <td className={`delivery-table__number${after ? "" : " delivery-table__outside"}`}>
      {now}
      {now !== then && (
        <span className="delivery-table__before">
          {preview.before} {then}
        </span>
      )}
    </td>
  );
}
