import * as z from "zod/mini";
import type { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { fieldName } from "./field-name";

type Texts = (typeof restaurantEditorTexts)["de"];

const pairsSchema = z.array(z.object({ open: z.string(), close: z.string() }));
const phonesSchema = z.array(z.object({ number: z.string() })).check(z.minLength(1));
const staysSchema = z.array(z.object({ up_to: z.string(), minutes: z.string() }));
const minimumSchema = z.object({ min_delivery_amount: z.string() });
const bandSchema = z.object({ fee: z.string() });
const addOnSchema = z.object({ de: z.string(), en: z.string(), allergen: z.string() });

/** Label of a draft line. */
export function draftLineName(id: string, texts: Texts): string {
  const [field = "", ...rest] = id.split("/");
  const row = rest.join("/");
  switch (field) {
    case "hours":
      return texts.weekdays[Number(row)] ?? "";
    case "min_delivery_amount_by_zip":
      return `${texts.rows.minimums}: ${row}`;
    case "cost_by_distance":
      return `${texts.rows.bands}: ${texts.rows.upToKm(row)}`;
    case "add_ons":
      return `${texts.fields.code} ${row}`;
    case "reservation_policy.stay_minutes":
      return texts.rows.stays;
    default:
      return fieldName(field, texts).label;
  }
}

/** Value of a draft line as text; a dash if it is empty. */
export function draftLineText(id: string, value: unknown, texts: Texts): string {
  const { values } = texts;
  if (value === undefined || value === "") return values.none;
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? values.yes : values.no;
  if (id.startsWith("hours/")) return hoursText(pairsSchema.parse(value), texts);
  if (id === "reservation_policy.stay_minutes") {
    const stays = staysSchema.parse(value);
    return stays.map(({ up_to, minutes }) => `${up_to}: ${minutes} min`).join(" · ");
  }
  const phones = phonesSchema.safeParse(value);
  if (phones.success) return phones.data.map(({ number }) => number).join(" · ");
  return rowText(value, texts);
}

function rowText(value: unknown, texts: Texts): string {
  const minimum = minimumSchema.safeParse(value);
  if (minimum.success) return `${minimum.data.min_delivery_amount} €`;
  const band = bandSchema.safeParse(value);
  if (band.success) return `${band.data.fee} €`;
  const addOn = addOnSchema.safeParse(value);
  if (!addOn.success) return texts.values.none;
  const { de, en, allergen } = addOn.data;
  const named = texts.allergens[allergen as keyof typeof texts.allergens];
  return [`${de} / ${en}`, ...(named ? [named] : [])].join(" · ");
}

function hoursText(pairs: z.infer<typeof pairsSchema>, texts: Texts): string {
  if (pairs.length === 0) return texts.hours.closed;
  return pairs.map(({ open, close }) => `${open}–${close}`).join(", ");
}
