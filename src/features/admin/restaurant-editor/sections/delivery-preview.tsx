import { useDeferredValue, useId, useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { usePlaces } from "@/data/use-places";
import { compareDeliveryTerms, type TownTerms } from "@/domain/delivery/compare-delivery-terms";
import { foldedWords, typedWords } from "@/domain/menu/search/fold-text";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { draftToRestaurant } from "../draft/draft-to-restaurant";
import { DeliveryTable } from "./delivery-table";
import "./delivery-preview.css";

const DELIVERY_FIELDS = [
  "location",
  "cost_by_distance",
  "max_delivery_location_in_km",
  "min_delivery_amount",
  "min_delivery_amount_by_zip",
  "delivery",
] as const;

const { shape } = savedRestaurantSchema;
const deliverySchema = z.object({
  location: shape.location,
  cost_by_distance: shape.cost_by_distance,
  max_delivery_location_in_km: shape.max_delivery_location_in_km,
  min_delivery_amount: shape.min_delivery_amount,
  min_delivery_amount_by_zip: shape.min_delivery_amount_by_zip,
});

const SHOWN_AT_FIRST = 15;

/** Fee and minimum per town for the draft and for the stored restaurant, by the server's rules. */
export function DeliveryPreview({ stored }: { stored: Restaurant }) {
  const { preview } = useTexts(restaurantEditorTexts);
  const places = usePlaces();
  const { delivery, isBroken, isOff } = useDraftDelivery(stored);
  const [search, setSearch] = useState("");
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const titleId = useId();

  const towns = useMemo(
    () => compareDeliveryTerms(stored, delivery, places),
    [stored, delivery, places],
  );
  const changed = towns.filter(({ isChanged }) => isChanged);
  const wanted = typedWords(search);
  const found = (onlyChanged ? changed : towns).filter((town) => matchesSearch(town, wanted));
  const isFiltered = wanted.length > 0 || onlyChanged;
  const shown = showsAll || isFiltered ? found : found.slice(0, SHOWN_AT_FIRST);

  return (
    <section className="delivery-preview" aria-labelledby={titleId}>
      <h3 className="delivery-preview__title" id={titleId}>
        {preview.title}
      </h3>
      <p className="editor-field__hint">{preview.intro}</p>
      <p className="delivery-preview__summary" role="status">
        {changed.length === 0 ? preview.unchanged : preview.changed(changed.length)}
      </p>
      {isBroken && <p className="delivery-preview__note">{preview.broken}</p>}
      {isOff && <p className="delivery-preview__note">{preview.off}</p>}
      {towns.every(({ after }) => !after) && (
        <p className="delivery-preview__note">{preview.nowhere}</p>
      )}
      <div className="delivery-preview__tools">
        <input
          className="editor-field__input"
          type="search"
          aria-label={preview.search}
          placeholder={preview.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <label className="delivery-preview__filter">
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={(event) => setOnlyChanged(event.target.checked)}
          />
          {preview.onlyChanged}
        </label>
      </div>
      {shown.length > 0 ? <DeliveryTable towns={shown} /> : <p>{preview.nothing}</p>}
      {shown.length < found.length && (
        <button type="button" className="row-button" onClick={() => setShowsAll(true)}>
          {preview.all(found.length)}
        </button>
      )}
    </section>
  );
}

function matchesSearch({ zip, town }: TownTerms, wanted: readonly string[]): boolean {
  const words = foldedWords(`${zip} ${town}`);
  return wanted.every((typed) =>
    foldedWords(typed).some((part) => words.some((word) => word.includes(part))),
  );
}

/** Delivery fields of the draft, or their last valid values. */
function useDraftDelivery(stored: Restaurant) {
  const { control, getValues } = useFormContext<RestaurantDraft>();
  const watched = useWatch({ control, name: DELIVERY_FIELDS });
  const text = useDeferredValue(JSON.stringify(watched));
  const [lastValid, setLastValid] = useState<z.infer<typeof deliverySchema>>(stored);
  const parsed = useMemo(
    () => text && deliverySchema.safeParse(draftToRestaurant(getValues(), stored.key)),
    [text, getValues, stored.key],
  );
  const typed = parsed !== "" && parsed.success ? parsed.data : null;
  if (typed && typed !== lastValid) setLastValid(typed);
  return { delivery: typed ?? lastValid, isBroken: typed === null, isOff: !getValues("delivery") };
}
