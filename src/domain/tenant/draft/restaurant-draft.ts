import * as z from "zod/mini";
import { DEFAULT_METHODS } from "../../money/payments";
import { euroInputText, parseEuros } from "../../text/euro-input";
import type { Text } from "../../text/localized-text";
import { numberText, parseNumber } from "../../text/number-text";
import { guestPolicySchema } from "../guest-policy.schema";
import { lookSchema } from "../look.schema";
import { type PaymentMethods, paymentSchema } from "../payment-methods.schema";
import { type DepositPolicy, orderPolicySchema, reservationPolicySchema } from "../policies.schema";
import type { Restaurant } from "../restaurant.schema";
import { MAX_CONTAINER_DEPOSIT_CENTS } from "../reusable.schema";
import { savedRestaurantSchema } from "../save-restaurant-request.schema";
import { toStoredRestaurant } from "../to-stored-restaurant";
import { aboutCodec } from "./about-codec";
import { draftFields, draftObject, typedCodec, withDefault } from "./draft-fields";
import { bothLanguages, photoCodec } from "./photo-codec";
import {
  addOnsCodec,
  bandsCodec,
  hoursCodec,
  phonesCodec,
  stationsCodec,
  tableJoinsCodec,
  tablesCodec,
} from "./row-codecs";

const { key: _key, rev: _rev, pays_online: _paysOnline, ...saved } = savedRestaurantSchema.shape;

/** A plain string applies to both languages; English stays empty. */
const textCodec = z.codec(bothLanguages, z.custom<Text>(), {
  decode: ({ de, en }) => (en.trim() === "" ? de.trim() : { de: de.trim(), en: en.trim() }),
  encode: (text) => (typeof text === "string" ? { de: text, en: "" } : { ...text }),
});

/** Degrees with comma or point, as maps show them; no thousands exist here. */
const degreesCodec = typedCodec<number>(
  (text) =>
    /^-?\d{1,3}(?:[.,]\d{1,15})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN,
  (degrees) => numberText(degrees),
);

/** A share as percent with at most two decimals. */
const percentCodec = typedCodec<number>(
  (text) => (/[.,]\d{3}/.test(text) ? Number.NaN : (parseNumber(text) ?? Number.NaN) / 100),
  (share) => numberText(Math.round(share * 10_000) / 100),
);

/** Cents as an amount in euros, at most 100. */
const depositCodec = typedCodec<number | undefined>(
  (text) => {
    if (text === "") return undefined;
    const cents = parseEuros(text);
    return cents === null || cents > MAX_CONTAINER_DEPOSIT_CENTS ? Number.NaN : cents;
  },
  (cents) => (cents === undefined ? "" : euroInputText(cents)),
);

/** Off is not stored. */
const switchCodec = z.codec(z.boolean(), z.optional(z.boolean()), {
  decode: (isOn) => isOn || undefined,
  encode: (stored) => stored ?? false,
});

/** Three empty fields are no deposit. */
const depositPolicyCodec = z.codec(
  z.object({ from_party: z.string(), cents_a_person: z.string(), free_until_hours: z.string() }),
  z.custom<DepositPolicy | undefined>(),
  {
    decode: (typed) => {
      const whole = (text: string) => parseNumber(text.trim()) ?? Number.NaN;
      if (Object.values(typed).every((text) => text.trim() === "")) return undefined;
      return {
        from_party: whole(typed.from_party),
        cents_a_person: parseEuros(typed.cents_a_person.trim()) ?? Number.NaN,
        free_until_hours: whole(typed.free_until_hours),
      };
    },
    encode: (policy) => ({
      from_party: policy ? numberText(policy.from_party) : "",
      cents_a_person: policy ? euroInputText(policy.cents_a_person) : "",
      free_until_hours: policy ? numberText(policy.free_until_hours) : "",
    }),
  },
);

const staysCodec = z.pipe(
  draftFields(reservationPolicySchema.shape).stay_minutes,
  z.codec(z.custom<Stays>(), z.custom<Stays>(), {
    decode: (stays) => stays,
    encode: (stays) => stays?.toSorted((one, other) => one.up_to - other.up_to),
  }),
);

type Stays = z.output<typeof reservationPolicySchema>["stay_minutes"];

const methods = z.array(paymentSchema);

/** The usual choice is not stored. */
const paymentMethodsCodec = z.codec(
  z.object({ pickup: methods, delivery: methods }),
  z.custom<PaymentMethods | undefined>(),
  {
    decode: (chosen) => (isUsual(chosen) ? undefined : chosen),
    encode: (chosen) => ({
      pickup: [...(chosen?.pickup ?? DEFAULT_METHODS)],
      delivery: [...(chosen?.delivery ?? DEFAULT_METHODS)],
    }),
  },
);

function isUsual({ pickup, delivery }: PaymentMethods): boolean {
  return [pickup, delivery].every((chosen) => chosen.join() === DEFAULT_METHODS.join());
}

/**
 * How the form of a restaurant is typed and stored. A field whose form has the stored shape is not
 * listed.
 */
const restaurantCodec = draftObject({
  ...draftFields(saved),
  subtitle: textCodec,
  description: textCodec,
  keywords: textCodec,
  location: z.object({ lat: degreesCodec, lng: degreesCodec }),
  phones: phonesCodec,
  hours: hoursCodec,
  cost_by_distance: bandsCodec,
  add_ons: addOnsCodec,
  reusable_deposit_cents: depositCodec,
  order_policy: draftObject({
    ...draftFields(orderPolicySchema.shape),
    riders: switchCodec,
    kitchen_clock: switchCodec,
    shows_punctuality: switchCodec,
  }),
  guest_policy: draftObject({
    ...draftFields(guestPolicySchema.shape),
    guest_share: withDefault(percentCodec, guestPolicySchema.shape.guest_share.def.defaultValue),
  }),
  reservation_policy: draftObject({
    ...draftFields(reservationPolicySchema.shape),
    stay_minutes: staysCodec,
    deposit: depositPolicyCodec,
  }),
  payment_methods: paymentMethodsCodec,
  tables: tablesCodec,
  table_joins: tableJoinsCodec,
  stations: stationsCodec,
  photo: photoCodec,
  about: aboutCodec,
  look: z.codec(z.nullable(lookSchema), z.optional(lookSchema), {
    decode: (look) => look ?? undefined,
    encode: (look) => look ?? null,
  }),
});

/** The restaurant form as typed, valid or not. */
export type RestaurantDraft = z.input<typeof restaurantCodec>;

export function isRestaurantDraft(value: unknown): value is RestaurantDraft {
  return z.safeDecode(restaurantCodec, value as RestaurantDraft).success;
}

/** Form values of a restaurant. Distance bands, lengths of stay and codes are sorted. */
export function restaurantToDraft(restaurant: Restaurant): RestaurantDraft {
  const stored = toStoredRestaurant(restaurant);
  return z.encode(restaurantCodec, stored as z.output<typeof restaurantCodec>);
}

/**
 * Converts a draft to the stored shape without validation: invalid numbers become `NaN`. The save
 * schema validates the result.
 */
export function draftToRestaurant(draft: RestaurantDraft, key: string): Record<string, unknown> {
  const { table_joins, ...restaurant } = z.decode(restaurantCodec, draft);
  return { key, ...restaurant, ...(restaurant.tables && table_joins && { table_joins }) };
}
