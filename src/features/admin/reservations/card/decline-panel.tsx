import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";

interface DeclinePanelProps {
  readonly reservation: Reservation;
  readonly onReason: (reason: string) => void;
  readonly onBack: () => void;
}

/** Preset reasons and a field for another. The guest gets a preset in the reservation's language. */
export function DeclinePanel({ reservation, onReason, onBack }: DeclinePanelProps) {
  const texts = useTexts(reservationDayTexts);
  const forGuest = reservationDayTexts[reservation.language ?? "de"].reasons;
  const [typed, setTyped] = useState("");
  const first = useRef<HTMLButtonElement>(null);
  const field = useId();
  useEffect(() => first.current?.focus(), []);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim()) onReason(typed.trim());
  }

  return (
    <form className="reservation-panel" onSubmit={send}>
      <fieldset className="reservation-panel__choices">
        <legend className="reservation-panel__title">{texts.declineTitle}</legend>
        {texts.reasons.map((reason, index) => (
          <button
            className="reservation-panel__choice"
            key={reason}
            type="button"
            ref={index === 0 ? first : null}
            onClick={() => onReason(forGuest[index] ?? reason)}
          >
            {reason}
          </button>
        ))}
      </fieldset>
      <label className="reservation-field" htmlFor={field}>
        {texts.otherReason}
        <input
          className="reservation-field__input"
          id={field}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <div className="reservation-actions__row">
        <button className="reservation-step" type="submit" disabled={!typed.trim()}>
          {texts.send}
        </button>
        <button className="reservation-step" type="button" onClick={onBack}>
          {texts.back}
        </button>
      </div>
    </form>
  );
}
