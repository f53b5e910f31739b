import { useWatch } from "react-hook-form";
import { formatPrice, formatTime } from "@/domain/text/format";
import { longLocalDay } from "@/domain/text/long-day";
import type { Instant } from "@/domain/time/berlin-time";
import { controlTexts } from "@/i18n/control-texts";
import { depositTexts } from "@/i18n/table/deposit-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { TableChoice } from "./table-choice";
import type { BookingFormApi } from "./use-booking-form";

interface BookingFactsProps {
  readonly choice: TableChoice;
  /** Null until a time is chosen. */
  readonly start: Instant | null;
  /** Null without a deposit. */
  readonly depositCents: number | null;
  readonly form: BookingFormApi;
}

/** Day, time, people and contact as they are sent, directly above the button. */
export function BookingFacts({ choice, start, depositCents, form }: BookingFactsProps) {
  const texts = useTexts(reservationTexts);
  const controls = useTexts(controlTexts);
  const { amountShort } = useTexts(depositTexts);
  const language = useLanguage();
  const contact = useWatch({ control: form.control, name: ["name", "phone"] });
  const known = contact.map((text) => text.trim()).filter((text) => text !== "");
  return (
    <div className="booking-facts" data-testid="booking-facts">
      <p className="booking-facts__when">
        <span>{longLocalDay(choice.date, language)}</span>
        <span className={start === null ? "booking-facts__open" : undefined}>
          {start === null ? controls.selectTime : texts.clock(formatTime(start))}
        </span>
        <span>{texts.guests(choice.party_size)}</span>
      </p>
      {known.length > 0 && <p className="booking-facts__contact">{known.join(" · ")}</p>}
      {depositCents !== null && (
        <p className="booking-facts__contact">{amountShort(formatPrice(depositCents, language))}</p>
      )}
    </div>
  );
}
