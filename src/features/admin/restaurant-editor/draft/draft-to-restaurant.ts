import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { parseAmount, parseDegrees, parseNumber, parseNumberOrNull } from "./draft-numbers";

/**
 * Converts a draft to the stored shape without validation: invalid numbers become `NaN`, missing
 * values `undefined`. The save schema validates the result.
 */
export function draftToRestaurant(draft: RestaurantDraft, key: string): Record<string, unknown> {
  const { address, email, phones, hours, order_policy, reservation_policy } = draft;
  const { unanswered_policy, guest_policy } = draft;
  const days = hours.map((pairs, weekday) => [weekday, pairs.length > 0 ? pairs : null]);
  const bands = distanceBandKeys(draft);
  const codes = addOnKeys(draft);
  return {
    key,
    title: draft.title.trim(),
    subtitle: textOf(draft.subtitle),
    description: textOf(draft.description),
    keywords: textOf(draft.keywords),
    url: draft.url.trim(),
    color: draft.color,
    textColor: draft.textColor,
    banner: draft.banner,
    delivery: draft.delivery,
    reservation: draft.reservation,
    address: Object.fromEntries(Object.entries(address).map(([name, text]) => [name, text.trim()])),
    location: { lat: parseDegrees(draft.location.lat), lng: parseDegrees(draft.location.lng) },
    phones: phones.map(({ number }) => number.trim()),
    owner: draft.owner.trim(),
    ...(email.trim() !== "" && { email: email.trim() }),
    ...(draft.review_url.trim() !== "" && { review_url: draft.review_url.trim() }),
    tax: draft.tax.trim(),
    hours: Object.fromEntries(days),
    opened_on_holiday: draft.opened_on_holiday,
    delivary_end_min: parseNumberOrNull(draft.delivary_end_min),
    max_delivery_location_in_km: parseNumberOrNull(draft.max_delivery_location_in_km),
    min_delivery_amount: parseAmount(draft.min_delivery_amount),
    min_delivery_amount_by_zip: draft.min_delivery_amount_by_zip.map((minimum) => ({
      label: minimum.label.trim(),
      zip: minimum.zip.trim(),
      min_delivery_amount: parseAmount(minimum.min_delivery_amount),
    })),
    cost_by_distance: Object.fromEntries(
      draft.cost_by_distance.map(({ fee }, row) => [bands[row], parseAmount(fee)]),
    ),
    pick_up_discount: parseAmount(draft.pick_up_discount),
    add_ons: Object.fromEntries(
      draft.add_ons.map(({ de, en, allergen }, row) => [
        codes[row],
        { label: { de: de.trim(), en: en.trim() }, ...(allergen !== "" && { allergen }) },
      ]),
    ),
    order_policy: {
      pickup_lead_minutes: parseNumber(order_policy.pickup_lead_minutes) ?? Number.NaN,
      delivery_lead_minutes: parseNumber(order_policy.delivery_lead_minutes) ?? Number.NaN,
      days_ahead: parseNumber(order_policy.days_ahead) ?? Number.NaN,
      orders_per_slot: parseNumberOrNull(order_policy.orders_per_slot),
    },
    unanswered_policy: {
      remind_minutes: parseNumberOrNull(unanswered_policy.remind_minutes),
      pause_after_expired: parseNumberOrNull(unanswered_policy.pause_after_expired),
    },
    guest_policy: {
      guest_share: (parseAmount(guest_policy.guest_share) ?? Number.NaN) / 100,
      party_needs_verified: parseNumber(guest_policy.party_needs_verified) ?? Number.NaN,
    },
    reservation_policy: {
      seats: parseNumber(reservation_policy.seats) ?? Number.NaN,
      stay_minutes: reservation_policy.stay_minutes.map(({ up_to, minutes }) => ({
        up_to: parseNumber(up_to),
        minutes: parseNumber(minutes),
      })),
      notice_minutes: parseNumber(reservation_policy.notice_minutes) ?? Number.NaN,
      days_ahead: parseNumber(reservation_policy.days_ahead) ?? Number.NaN,
      max_party: parseNumber(reservation_policy.max_party) ?? Number.NaN,
      auto_confirm: reservation_policy.auto_confirm,
    },
    ...tableList(draft),
    ...appearance(draft),
  };
}

function appearance({ photo, look }: RestaurantDraft): object {
  const alt = photo && { de: photo.alt.de.trim(), en: photo.alt.en.trim() || photo.alt.de.trim() };
  return { ...(photo && { photo: { ...photo, alt } }), ...(look && { look }) };
}

function tableList({ tables, table_joins }: RestaurantDraft): object {
  if (tables.length === 0) return {};
  return {
    tables: tables.map(({ table_id, name, room, seats }) => ({
      id: table_id,
      name: name.trim(),
      ...(room.trim() !== "" && { room: room.trim() }),
      seats: parseNumber(seats) ?? Number.NaN,
    })),
    ...(table_joins.length > 0 && { table_joins }),
  };
}

/**
 * Keys of the distance bands by row. Duplicates get extra zeros, so that no row is lost; an invalid
 * number becomes an invalid key, which the schema reports.
 */
export function distanceBandKeys(draft: Pick<RestaurantDraft, "cost_by_distance">): string[] {
  return distinct(
    draft.cost_by_distance.map(({ km }) => {
      const limit = parseNumber(km);
      return limit === undefined ? "" : String(limit);
    }),
    (key) => (key.includes(".") ? `${key}0` : `${key}.0`),
  );
}

/** Keys of the legend by row. Duplicates become invalid keys, which the schema reports. */
export function addOnKeys(draft: Pick<RestaurantDraft, "add_ons">): string[] {
  return distinct(
    draft.add_ons.map(({ code }) => code.trim()),
    (key) => `${key} `,
  );
}

function distinct(keys: readonly string[], next: (key: string) => string): string[] {
  const taken = new Set<string>();
  return keys.map((wanted) => {
    let key = wanted;
    while (taken.has(key)) key = next(key);
    taken.add(key);
    return key;
  });
}

function textOf({ de, en }: { de: string; en: string }): unknown {
  return en.trim() === "" ? de.trim() : { de: de.trim(), en: en.trim() };
}
