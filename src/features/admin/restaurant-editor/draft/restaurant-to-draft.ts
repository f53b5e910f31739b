import { guestPolicyOf } from "@/domain/availability/guest-share";
import type { AddOn } from "@/domain/tenant/add-ons";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import { reservationPolicySchema } from "@/domain/tenant/policies.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { unansweredPolicyOf } from "@/domain/tenant/unanswered-policy";
import type { Text } from "@/domain/text/localized-text";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { amountText, numberText } from "./draft-numbers";

/** Form values of a restaurant. Distance bands and codes are sorted. */
export function restaurantToDraft(restaurant: Restaurant): RestaurantDraft {
  const { address, location, email, phones, hours, cost_by_distance, add_ons } = restaurant;
  return {
    title: restaurant.title,
    subtitle: bothTexts(restaurant.subtitle),
    description: bothTexts(restaurant.description),
    keywords: bothTexts(restaurant.keywords),
    url: restaurant.url,
    color: restaurant.color,
    textColor: restaurant.textColor,
    banner: restaurant.banner,
    delivery: restaurant.delivery,
    reservation: restaurant.reservation,
    address: { ...address },
    location: { lat: numberText(location.lat), lng: numberText(location.lng) },
    phones: phones.map((number) => ({ number })),
    owner: restaurant.owner,
    email: email ?? "",
    review_url: restaurant.review_url ?? "",
    tax: restaurant.tax,
    hours: Object.values(hours).map((pairs) =>
      (pairs ?? []).map(([open, close]) => ({ open, close })),
    ),
    opened_on_holiday: restaurant.opened_on_holiday,
    delivary_end_min: numberText(restaurant.delivary_end_min),
    max_delivery_location_in_km: numberText(restaurant.max_delivery_location_in_km),
    min_delivery_amount: amountText(restaurant.min_delivery_amount),
    min_delivery_amount_by_zip: restaurant.min_delivery_amount_by_zip.map((minimum) => ({
      label: minimum.label,
      zip: minimum.zip ?? "",
      min_delivery_amount: amountText(minimum.min_delivery_amount),
    })),
    cost_by_distance: Object.entries(cost_by_distance)
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([km, fee]) => ({ km: km.replace(".", ","), fee: amountText(fee) })),
    pick_up_discount: numberText(restaurant.pick_up_discount),
    add_ons: Object.entries(add_ons).sort(byCode).map(addOnRow),
    ...policyDrafts(restaurant),
    tables: (restaurant.tables ?? []).map(({ id, name, room, seats }) => ({
      table_id: id,
      name,
      room: room ?? "",
      seats: numberText(seats),
    })),
    table_joins: (restaurant.table_joins ?? []).map((table_ids) => ({ table_ids: [...table_ids] })),
    photo: restaurant.photo ?? null,
    look: restaurant.look ?? null,
  };
}

function policyDrafts(restaurant: Restaurant): PolicyDrafts {
  const orders = orderPolicyOf(restaurant);
  const guests = guestPolicyOf(restaurant);
  const unanswered = unansweredPolicyOf(restaurant);
  const tables = restaurant.reservation_policy ?? reservationPolicySchema.parse({});
  return {
    order_policy: {
      pickup_lead_minutes: numberText(orders.pickup_lead_minutes),
      delivery_lead_minutes: numberText(orders.delivery_lead_minutes),
      days_ahead: numberText(orders.days_ahead),
      orders_per_slot: numberText(orders.orders_per_slot),
    },
    unanswered_policy: {
      remind_minutes: numberText(unanswered.remind_minutes),
      pause_after_expired: numberText(unanswered.pause_after_expired),
    },
    guest_policy: {
      guest_share: numberText(Math.round(guests.guest_share * 10_000) / 100),
      party_needs_verified: numberText(guests.party_needs_verified),
    },
    reservation_policy: {
      seats: numberText(tables.seats),
      stay_minutes: tables.stay_minutes
        .toSorted((one, other) => one.up_to - other.up_to)
        .map(({ up_to, minutes }) => ({ up_to: numberText(up_to), minutes: numberText(minutes) })),
      notice_minutes: numberText(tables.notice_minutes),
      days_ahead: numberText(tables.days_ahead),
      max_party: numberText(tables.max_party),
      auto_confirm: tables.auto_confirm,
    },
  };
}

type PolicyDrafts = Pick<
  RestaurantDraft,
  "order_policy" | "reservation_policy" | "unanswered_policy" | "guest_policy"
>;

/** A plain string applies to both languages; English stays empty. */
function bothTexts(text: Text): { de: string; en: string } {
  return typeof text === "string" ? { de: text, en: "" } : { ...text };
}

function addOnRow([code, { label, allergen }]: [string, AddOn]) {
  return { code, de: label.de, en: label.en, allergen: allergen ?? "" };
}

/** Numbers first, then letters. */
function byCode([one]: [string, AddOn], [other]: [string, AddOn]): number {
  return one.localeCompare(other, "de", { numeric: true });
}
