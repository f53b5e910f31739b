import * as z from "zod/mini";
import type { DescribeChange } from "@/admin-ui/revisions/describe-change";
import type { DescribeRefusal } from "@/admin-ui/revisions/note-text";
import type { PartPath } from "@/domain/revision/changes";
import { ORDER } from "@/domain/revision/list-order";
import { lookSchema } from "@/domain/tenant/look.schema";
import { paymentSchema } from "@/domain/tenant/payment-methods.schema";
import { reusableSchema } from "@/domain/tenant/reusable.schema";
import type { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { fieldName } from "../draft/field-name";
import { refusedFieldPath } from "../draft/form-path";

type Texts = (typeof restaurantEditorTexts)["de"];

const pairsSchema = z.array(z.object({ open: z.string(), close: z.string() }));
const photoDraftSchema = z.object({ alt: z.object({ de: z.string() }) });
const personSchema = z.object({ name: z.string() });
const phoneSchema = z.object({ number: z.string() });
const staySchema = z.object({ minutes: z.string() });
const minimumSchema = z.object({ min_delivery_amount: z.string() });
const bandSchema = z.object({ fee: z.string() });
const tableSchema = z.object({ name: z.string(), room: z.string(), seats: z.string() });
const methodsSchema = z.array(paymentSchema);
const joinSchema = z.object({ table_ids: z.array(z.string()) });
const addOnSchema = z.object({ de: z.string(), en: z.string(), allergen: z.string() });

/** Words the changes of a restaurant, and the refusals of a save. */
export function describeRestaurant(texts: Texts): DescribeChange & DescribeRefusal {
  return {
    nameOf: ({ path }) => ({ name: partName(path, texts) }),
    textOf: ({ path }, value) => valueText(path, value, texts),
    fieldOf: ({ field = "" }) => fieldName(refusedFieldPath(field)[0] ?? "", texts).label,
    messageOf: ({ reason, field = "" }) => {
      const [name, code = ""] = refusedFieldPath(field);
      return reason === "INVALID" && name === "add_ons"
        ? `${code}: ${texts.faults.CODE_IN_USE}`
        : null;
    },
  };
}

function partName(path: PartPath, texts: Texts): string {
  const { fields, rows } = texts;
  const [field, part = ""] = path;
  const row = part === ORDER ? "" : part;
  const rowName = (list: string, name: string) => (row ? `${list}: ${name}` : list);
  switch (field) {
    case "hours":
      return texts.weekdays[Number(row)] ?? "";
    case "phones":
      return fields.contact.phones;
    case "min_delivery_amount_by_zip":
      return rowName(rows.minimums, row);
    case "cost_by_distance":
      return rowName(rows.bands, rows.upToKm(row));
    case "add_ons":
      return `${fields.legend["add_ons.code"]} ${row}`;
    case "tables":
      return rows.tables;
    case "table_joins":
      return rows.joins;
    case "reservation_policy":
      return path[1] === "stay_minutes" && path.length > 2
        ? `${rows.stays}: ${rows.upToGuests(path[2] ?? "")}`
        : fieldName(path.join("."), texts).label;
    default:
      return fieldName(path.join("."), texts).label;
  }
}

/** A dash if it is empty. */
function valueText([field]: PartPath, value: unknown, texts: Texts): string {
  const { values } = texts;
  if (value === undefined || value === null || value === "") return values.none;
  if (field === "reusable") {
    const { data } = reusableSchema.safeParse(value);
    return data ? texts.reusables[data].label : values.none;
  }
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? values.yes : values.no;
  if (field === "look") return lookText(value, texts);
  if (field === "payment_methods") return methodsText(value, texts);
  if (field === "about") return aboutText(value, texts);
  if (field === "photo") return photoDraftSchema.safeParse(value).data?.alt.de || values.yes;
  return field === "hours" ? hoursText(pairsSchema.parse(value), texts) : rowText(value, texts);
}

/** A person by the name, a photograph by its description. */
function aboutText(value: unknown, { values }: Texts): string {
  const { data } = photoDraftSchema.safeParse(value);
  return data?.alt.de || personSchema.safeParse(value).data?.name || values.yes;
}

function lookText(value: unknown, { looks, values }: Texts): string {
  const { layout, font, hero, menu, tone } = lookSchema.safeParse(value).data ?? {};
  const chosen = [
    layout && looks.layouts[layout],
    font && looks.fonts[font],
    hero && looks.heroes[hero],
    menu && looks.menus[menu],
    tone && looks.tones[tone],
  ];
  return chosen.filter(Boolean).join(" · ") || values.none;
}

function methodsText(value: unknown, { payments, values }: Texts): string {
  const chosen = methodsSchema.safeParse(value).data ?? [];
  return chosen.map((payment) => payments[payment]).join(", ") || values.none;
}

function rowText(value: unknown, texts: Texts): string {
  const phone = phoneSchema.safeParse(value);
  if (phone.success) return phone.data.number;
  const stay = staySchema.safeParse(value);
  if (stay.success) return `${stay.data.minutes} min`;
  const minimum = minimumSchema.safeParse(value);
  if (minimum.success) return `${minimum.data.min_delivery_amount} €`;
  const band = bandSchema.safeParse(value);
  if (band.success) return `${band.data.fee} €`;
  const table = tableSchema.safeParse(value);
  if (table.success) return tableText(table.data, texts);
  const join = joinSchema.safeParse(value);
  if (join.success) return texts.rows.tableCount(join.data.table_ids.length);
  const addOn = addOnSchema.safeParse(value);
  if (!addOn.success) return texts.values.none;
  const { de, en, allergen } = addOn.data;
  const named = texts.allergens[allergen as keyof typeof texts.allergens];
  return [`${de} / ${en}`, ...(named ? [named] : [])].join(" · ");
}

function tableText({ name, room, seats }: z.infer<typeof tableSchema>, texts: Texts): string {
  const count = texts.rows.seats(Number(seats) || 0);
  return [
    `${texts.fields.plan["tables.name"]} ${name}`,
    ...(room === "" ? [] : [room]),
    count,
  ].join(" · ");
}

function hoursText(pairs: z.infer<typeof pairsSchema>, texts: Texts): string {
  if (pairs.length === 0) return texts.hours.closed;
  return pairs.map(({ open, close }) => `${open}–${close}`).join(", ");
}
