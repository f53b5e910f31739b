import { useDeferredValue, useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { draftToRestaurant, type RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";

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

/** Delivery fields of the draft, or their last valid values. */
export function useDraftDelivery(stored: Restaurant) {
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
