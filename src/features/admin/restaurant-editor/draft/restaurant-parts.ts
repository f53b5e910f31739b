import { type DocumentPart, listOf, recordOf } from "@/domain/revision/part";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";

type Row<Field extends keyof RestaurantDraft> = RestaurantDraft[Field] extends (infer Element)[]
  ? Element
  : never;
type Policy = RestaurantDraft["reservation_policy"];

/** How drafts of a restaurant are compared and merged. Rows are identified by content. */
export const restaurantParts: DocumentPart = recordOf<RestaurantDraft>({
  subtitle: recordOf(),
  about: recordOf<RestaurantDraft["about"]>({
    text: recordOf(),
    people: listOf<RestaurantDraft["about"]["people"][number]>({ idOf: ({ name }) => name }),
    photos: listOf<RestaurantDraft["about"]["photos"][number]>({
      idOf: (photo) => photo?.path ?? "",
    }),
  }),
  description: recordOf(),
  keywords: recordOf(),
  address: recordOf(),
  location: recordOf(),
  phones: listOf<Row<"phones">>({ idOf: ({ number }) => number }),
  hours: listOf({ idOf: (_, weekday) => String(weekday), isOrdered: false }),
  min_delivery_amount_by_zip: listOf<Row<"min_delivery_amount_by_zip">>({
    idOf: ({ zip, label }) => `${zip} ${label}`.trim(),
  }),
  cost_by_distance: listOf<Row<"cost_by_distance">>({ idOf: ({ km }) => km, isOrdered: false }),
  add_ons: listOf<Row<"add_ons">>({ idOf: ({ code }) => code, isOrdered: false }),
  order_policy: recordOf(),
  unanswered_policy: recordOf(),
  guest_policy: recordOf(),
  payment_methods: recordOf(),
  reservation_policy: recordOf<Policy>({
    stay_minutes: listOf<Policy["stay_minutes"][number]>({
      idOf: ({ up_to }) => up_to,
      isOrdered: false,
    }),
    deposit: recordOf(),
  }),
  tables: listOf<Row<"tables">>({ idOf: ({ table_id }) => table_id }),
  stations: listOf<Row<"stations">>({ idOf: ({ station_id }) => station_id }),
  table_joins: listOf<Row<"table_joins">>({ idOf: ({ table_ids }) => table_ids.join("+") }),
});
