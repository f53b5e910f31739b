import { type FormEvent, useCallback, useId, useState } from "react";
import { useReservationDay } from "@/data/reservation-day-provider";
import { BUCKET_MS } from "@/domain/reservation/seat-buckets";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";
import { focusOnMount } from "@/ui/focus-on-mount";
import { useReservationsContext } from "../reservations-context";
import { PartySizeField } from "./party-size-field";
import type { StaffBookingDraft } from "./staff-booking-draft";
import { staffBookingErrors } from "./staff-booking-errors";
import { StaffBookingFeedback } from "./staff-booking-feedback";
import { TextField } from "./text-field";
import { type TimeDraft, TimeSelect } from "./time-select";
import { type StaffBookingIntent, useStaffBooking } from "./use-staff-booking";
import { WalkInStay } from "./walk-in-stay";
import "./staff-booking-form.css";

interface StaffBookingFormProps {
  readonly draft: StaffBookingDraft;
  readonly restaurant: Restaurant;
  /** Whether to focus the heading, because the form was just opened. */
  readonly hasFocus: boolean;
  /** `null` closes the form. Must be stable. */
  readonly onChange: (draft: StaffBookingDraft | null) => void;
}

/** Form for a walk-in or a telephone booking. */
export function StaffBookingForm({ draft, restaurant, hasFocus, onChange }: StaffBookingFormProps) {
  const texts = useTexts(reservationDayTexts);
  const language = useLanguage();
  const announce = useAnnounce();
  const { now } = useReservationsContext();
  const { date } = useReservationDay();
  const [time, setTime] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const heading = useId();
  const { kind, party_size, name, phone, note } = draft;
  const isWalkIn = kind === "walk_in";
  const timeDraft: TimeDraft = { date, time, party_size };
  const errors = isWalkIn ? {} : staffBookingErrors(draft, timeDraft, language);
  const onDone = useCallback(
    (code: string) => {
      announce(texts.booked(code));
      onChange(null);
    },
    [announce, texts, onChange],
  );
  const { booking, send, again, dismiss } = useStaffBooking(draft.id, onDone);
  const isLocked = booking.phase === "sending" || booking.phase === "checking";

  function intent(overbook: boolean): StaffBookingIntent {
    const started = toLocal(Math.floor(now / BUCKET_MS) * BUCKET_MS);
    return {
      kind,
      resto_key: restaurant.key,
      date: isWalkIn ? started.date : date,
      time: isWalkIn ? started.time : (time ?? ""),
      party_size,
      contact: {
        name: name.trim() || texts.noName,
        ...(phone.trim() ? { phone: phone.trim() } : {}),
      },
      ...(note.trim() ? { note: note.trim() } : {}),
      ...(overbook ? { overbook } : {}),
    };
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errors).length === 0 && !isLocked) void send(intent(false));
  }

  function edit(next: Partial<StaffBookingDraft>): void {
    onChange({ ...draft, ...next });
    dismiss();
  }

  function choose(next: string | null): void {
    setTime(next);
    dismiss();
  }

  const shown = tried ? errors : {};
  return (
    <form className="staff-booking-form" aria-labelledby={heading} noValidate onSubmit={submit}>
      <h2
        className="staff-booking-form__title"
        id={heading}
        ref={hasFocus ? focusOnMount : null}
        tabIndex={-1}
      >
        {texts.bookingTitle[kind]}
      </h2>
      <fieldset className="staff-booking-form__fields" disabled={isLocked}>
        <PartySizeField size={party_size} onChange={(size) => edit({ party_size: size })} />
        {isWalkIn ? (
          <WalkInStay restaurant={restaurant} partySize={party_size} />
        ) : (
          <TimeSelect
            restaurant={restaurant}
            draft={timeDraft}
            error={shown.time}
            onChange={(chosen) => choose(chosen || null)}
          />
        )}
        <TextField
          label={isWalkIn ? `${texts.name} (${texts.optional})` : texts.name}
          value={name}
          error={shown.name}
          onChange={(typed) => edit({ name: typed })}
        />
        {!isWalkIn && (
          <TextField
            label={texts.phone}
            type="tel"
            value={phone}
            error={shown.phone}
            onChange={(typed) => edit({ phone: typed })}
          />
        )}
        <TextField
          label={`${texts.guestNoteField} (${texts.optional})`}
          value={note}
          onChange={(typed) => edit({ note: typed })}
        />
      </fieldset>
      <StaffBookingFeedback
        booking={booking}
        onSelectTime={choose}
        onOverbook={() => void send(intent(true))}
        onAgain={() => void again()}
      />
      <div className="reservation-actions__row">
        <button
          className="reservation-step reservation-step--main"
          type="submit"
          aria-disabled={isLocked}
        >
          {booking.phase === "sending" ? texts.busy : texts.submit[kind]}
        </button>
        <button className="reservation-step" type="button" onClick={() => onChange(null)}>
          {texts.back}
        </button>
      </div>
    </form>
  );
}
