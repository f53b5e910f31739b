import type { TownTerms } from "@/domain/delivery/delivery-terms";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import type { Cents } from "@/domain/money/money";
import type { OrderExplanation } from "@/domain/order/pricing/explain-order";
import { formatLocalDay, formatPrice, formatTime } from "@/domain/text/format";
import { formatMomentFrom } from "@/domain/text/format-moment";
import type { Language } from "@/domain/text/language";
import { numberText } from "@/domain/text/number-text";
import type { Instant } from "@/domain/time/berlin-time";
import { whyTexts } from "@/i18n/admin/restaurant/why-texts";

/** What the owner asks about. */
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
  const { type, zip, subtotal_cents, at } = question;
  const { opening, day, pause, lead, ends_at, towns, conditions } = explanation;
  const { minimum_cents, missing_cents, times } = conditions;
  const moment = (instant: Instant) => formatMomentFrom(at, instant, language);
  const price = (cents: Cents) => formatPrice(cents, language);

  function hoursStep(): WhyStep {
    const hours = day.hours.map((times) => times.join("–")).join(", ") || texts.closedDay;
    const reason = day.exception?.reason ? ` (${day.exception.reason})` : "";
    return {
      title: texts.hours(formatLocalDay(day.date, language)),
      text: texts.causes[day.cause](hours, reason),
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
    const { earliest_at } = times;
    const isLate = earliest_at === null && opening.open && ends_at !== null && ends_at <= at;
    if (isLate) {
      const text = texts.ended(formatTime(ends_at));
      return { title: texts.asap, text, field: "delivary_end_min" };
    }
    const minutes = lead.extra > 0 ? texts.busy(lead.usual, lead.extra) : String(lead.usual);
    return {
      title: texts.asap,
      text:
        earliest_at === null
          ? texts.notNow
          : texts.ready(formatTime(at), minutes, moment(earliest_at)),
      field: `order_policy.${type}_lead_minutes`,
    };
  }

  function slotsText(): string {
    const [first] = times.slots;
    const last = times.slots.at(-1);
    return first === undefined || last === undefined
      ? texts.noSlots
      : texts.slotRange(times.slots.length, moment(first), moment(last));
  }

  function townStep({ town, distance_km, band, area, minimum_cents: minimum }: TownTerms): WhyStep {
    const title = texts.distance(town.name, numberText(distance_km, 1));
    if (!band) return { title, text: texts.tooFar, field: "max_delivery_location_in_km" };
    const fee = texts.band(numberText(band.limitKm), price(band.fee_cents));
    const text = `${fee} ${texts.minimumOf(area?.label ?? "", price(minimum))}`;
    return { title, text, field: "cost_by_distance.fee" };
  }

  function areaSteps(): WhyStep[] {
    if (towns.length === 0) {
      const text = zip ? texts.unknownZip(zip) : texts.noZip;
      return [{ title: texts.area, text }];
    }
    const several = towns.filter(({ band }) => band).length > 1;
    return [
      ...towns.map(townStep),
      ...(several ? [{ title: texts.area, text: texts.several }] : []),
    ];
  }

  function cartStep(): WhyStep {
    const title = texts.goods;
    if (type === "pickup") return { title, text: texts.noMinimum };
    const text =
      missing_cents > 0
        ? texts.missing(price(missing_cents), price(minimum_cents))
        : texts.enough(price(subtotal_cents), price(minimum_cents));
    return { title, text, field: "min_delivery_amount" };
  }

  const offer = explanation.isOffered ? texts.offered : texts.notOffered;
  return [
    hoursStep(),
    { title: texts.opening, text: openingText() },
    { title: texts.pause, text: pauseText() },
    ...(type === "delivery" ? [{ title: texts.offer, text: offer, field: "delivery" }] : []),
    asapStep(),
    { title: texts.slots, text: slotsText(), field: "order_policy.days_ahead" },
    ...(type === "delivery" ? areaSteps() : []),
    cartStep(),
  ];
}
