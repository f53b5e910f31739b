import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import type { Cents } from "@/domain/money/money";
import type { OrderExplanation, TownTerms } from "@/domain/order/pricing/explain-order";
import { formatLocalDay, formatPrice, formatTime } from "@/domain/text/format";
import { formatMomentFrom } from "@/domain/text/format-moment";
import type { Language } from "@/domain/text/language";
import { numberText } from "@/domain/text/number-text";
import type { Instant } from "@/domain/time/berlin-time";
import { whyTexts } from "@/i18n/admin/restaurant/why-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";

/** The question that the owner asks. */
export interface WhyQuestion {
  readonly type: Fulfilment;
  readonly zip: string;
  readonly subtotal_cents: Cents;
  readonly at: Instant;
}

/** One step from the settings to what a guest sees. */
export interface WhyStep {
  readonly title: string;
  readonly text: string;
  /** Form path of the field that decides it; none for what is set on the board. */
  readonly field?: string;
}

/** An explanation in words, in the order in which the rules apply. */
export function whySteps(
  explanation: OrderExplanation,
  question: WhyQuestion,
  language: Language,
): WhyStep[] {
  const texts = whyTexts[language];
  const { fields, hours, values } = restaurantEditorTexts[language];
  const { type, zip, subtotal_cents, at } = question;
  const { opening, day, pause, lead, ends_at, towns, conditions } = explanation;
  const { minimum_cents, times } = conditions;
  const moment = (instant: Instant) => formatMomentFrom(at, instant, language);
  const price = (cents: Cents) => formatPrice(cents, language);

  function hoursStep(): WhyStep {
    const open = day.hours.map((interval) => interval.join("–")).join(", ") || hours.closed;
    const reason = day.exception?.reason ? ` (${day.exception.reason})` : "";
    return {
      title: texts.hours(formatLocalDay(day.date, language)),
      text: texts.causes[day.cause](open, reason),
      ...(day.cause === "hours" && { field: "hours.open" }),
      ...(day.cause === "holiday" && { field: "opened_on_holiday" }),
    };
  }

  function openingText(): string {
    if (opening.open) return texts.open(moment(opening.until));
    return opening.next === null ? texts.closedLong : texts.closed(moment(opening.next));
  }

  function pauseText(): string {
    if (pause === null) return texts.noPause;
    return pause === "unattended" ? texts.unattended : texts.paused(moment(pause));
  }

  function asapStep(): WhyStep {
    const title = texts.asap;
    const { earliest_at } = times;
    if (earliest_at === null && opening.open && ends_at !== null && ends_at <= at) {
      return { title, text: texts.ended(formatTime(ends_at)), field: "delivary_end_min" };
    }
    const extra = lead.extra > 0 ? ` + ${lead.extra}` : "";
    const text =
      earliest_at === null
        ? texts.notNow
        : `${formatTime(at)} + ${texts.minutes(`${lead.usual}${extra}`)} = ${moment(earliest_at)}`;
    return { title, text, field: `order_policy.${type}_lead_minutes` };
  }

  function slotsText(): string {
    const { slots } = times;
    const [first] = slots;
    const last = slots.at(-1);
    if (first === undefined || last === undefined) return texts.noSlots;
    return `${slots.length}: ${moment(first)} – ${moment(last)}`;
  }

  function townStep({ town, distance_km, band, terms }: TownTerms): WhyStep {
    const title = `${town.name}, ${numberText(distance_km, 1)} km`;
    if (!band || !terms) {
      return { title, text: texts.tooFar, field: "max_delivery_location_in_km" };
    }
    const fee = texts.band(numberText(band.limitKm), price(band.fee_cents));
    const area = terms.label === town.name ? "" : ` (${terms.label})`;
    const text = `${fee} ${texts.minimum} ${price(terms.minimum_cents)}${area}`;
    return { title, text, field: "cost_by_distance.fee" };
  }

  function deliverySteps(): WhyStep[] {
    const reached = towns.filter(({ band }) => band);
    const comparison = subtotal_cents < minimum_cents ? "<" : "≥";
    return [
      ...towns.map(townStep),
      ...(towns.length === 0 ? [{ title: zip || values.none, text: texts.unknownZip }] : []),
      ...(reached.length > 1 ? [{ title: zip, text: texts.several }] : []),
      {
        title: texts.minimum,
        text: `${price(subtotal_cents)} ${comparison} ${price(minimum_cents)}`,
        field: "min_delivery_amount",
      },
    ];
  }

  const isDelivery = type === "delivery";
  const offer = values[explanation.isOffered ? "yes" : "no"];
  return [
    hoursStep(),
    { title: texts.opening, text: openingText() },
    { title: texts.pause, text: pauseText() },
    ...(isDelivery ? [{ title: fields.texts.delivery, text: offer, field: "delivery" }] : []),
    asapStep(),
    { title: texts.slots, text: slotsText(), field: "order_policy.days_ahead" },
    ...(isDelivery ? deliverySteps() : []),
  ];
}
