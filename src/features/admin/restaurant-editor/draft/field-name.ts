import type { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";

type Texts = (typeof restaurantEditorTexts)["de"];

/** Label of a field, and the expected format if it needs one. */
interface FieldName {
  readonly label: string;
  readonly expected?: string;
}

/** Label of the field at a form path. */
export function fieldName(path: string, texts: Texts): FieldName {
  const [field = "", part = "", ...rest] = path.split(".");
  const { fields, expected } = texts;
  const last = rest.at(-1) ?? part;
  switch (field) {
    case "subtitle":
    case "description":
    case "keywords":
      return { label: `${fields[field]} (${texts.languages[part === "en" ? "en" : "de"]})` };
    case "address":
      return {
        label: fields.address[part as keyof typeof fields.address] ?? "",
        ...(part === "zip" && { expected: expected.zip }),
      };
    case "location":
      return { label: part === "lng" ? fields.lng : fields.lat, expected: expected.degrees };
    case "phones":
      return { label: fields.phone, expected: expected.phone };
    case "hours":
      return {
        label: `${texts.weekdays[Number(part)] ?? ""}, ${last === "close" ? fields.close : fields.open}`,
        expected: expected.time,
      };
    case "min_delivery_amount_by_zip":
      return minimumName(last, texts);
    case "cost_by_distance":
      return {
        label: last === "km" ? fields.bandKm : fields.bandFee,
        expected: last === "km" ? expected.number : expected.amount,
      };
    case "add_ons":
      return addOnName(last, texts);
    case "order_policy":
      return {
        label: fields.orders[part as keyof typeof fields.orders] ?? "",
        expected: expected.whole,
      };
    case "unanswered_policy":
      return {
        label: fields.unanswered[part as keyof typeof fields.unanswered] ?? "",
        expected: expected.whole,
      };
    case "guest_policy":
      return {
        label: fields.guests[part as keyof typeof fields.guests] ?? "",
        expected: part === "guest_share" ? expected.percent : expected.whole,
      };
    case "reservation_policy":
      return rest.length > 0
        ? {
            label: last === "up_to" ? fields.stayUpTo : fields.stayMinutes,
            expected: expected.whole,
          }
        : {
            label: fields.tables[part as keyof typeof fields.tables] ?? "",
            expected: expected.whole,
          };
    case "tables":
      return last === "" || part === ""
        ? { label: texts.rows.tables }
        : {
            label: fields.table[last as keyof typeof fields.table] ?? fields.table.name,
            ...(last === "seats" && { expected: expected.whole }),
          };
    case "table_joins":
      return { label: fields.join };
    case "photo":
      return {
        label:
          part === "alt"
            ? `${fields.photoAlt} (${texts.languages[last === "en" ? "en" : "de"]})`
            : fields.plain.photo,
      };
    default:
      return plainName(field, texts);
  }
}

function plainName(field: string, { fields, expected }: Texts): FieldName {
  const label = fields.plain[field as keyof typeof fields.plain] ?? field;
  switch (field) {
    case "color":
    case "textColor":
      return { label, expected: expected.color };
    case "delivary_end_min":
      return { label, expected: expected.whole };
    case "max_delivery_location_in_km":
      return { label, expected: expected.number };
    case "min_delivery_amount":
      return { label, expected: expected.amount };
    case "pick_up_discount":
      return { label, expected: expected.percent };
    default:
      return { label };
  }
}

function minimumName(part: string, { fields, expected }: Texts): FieldName {
  if (part === "zip") return { label: fields.minimumZip, expected: expected.zip };
  if (part === "label") return { label: fields.minimumTown };
  return { label: fields.minimumAmount, expected: expected.amount };
}

function addOnName(part: string, texts: Texts): FieldName {
  if (part === "code") return { label: texts.fields.code, expected: texts.expected.code };
  if (part === "allergen") return { label: texts.fields.allergen };
  return {
    label: `${texts.fields.codeLabel} (${texts.languages[part === "en" ? "en" : "de"]})`,
  };
}
