import { type FormEvent, useId, useState } from "react";
import type { DayException } from "@/domain/availability/availability.schema";
import { formatDay } from "@/domain/text/format";
import { type Instant, toInstant } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { daysFrom } from "./availability-choices";

interface DayFormProps {
  readonly now: Instant;
  /** @returns whether it was saved; if not, the form keeps its values */
  readonly onSave: (day: DayException) => Promise<boolean>;
}

/** Days ahead that can be selected. */
const DAYS_AHEAD = 90;
const OPENING_TIMES = Array.from({ length: 96 }, (_, index) => {
  const hours = String(Math.floor(index / 4)).padStart(2, "0");
  return `${hours}:${String((index % 4) * 15).padStart(2, "0")}`;
});
const CLOSING_TIMES = [...OPENING_TIMES, "24:00"];

/** A closure: one day with special hours or closed, and an optional reason. */
export function ClosureForm({ now, onSave }: DayFormProps) {
  const texts = useTexts(availabilityTexts);
  const language = useLanguage();
  const id = useId();
  const [date, setDate] = useState("");
  const [isClosed, setClosed] = useState(false);
  const [open, setOpen] = useState("17:00");
  const [close, setClose] = useState("22:00");
  const [reason, setReason] = useState("");
  const isSame = !isClosed && open === close;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (date === "" || isSame) return;
    const hours = isClosed ? { closed: true } : { hours: [[open, close] as [string, string]] };
    const withReason = reason.trim() === "" ? {} : { reason: reason.trim() };
    if (!(await onSave({ date, ...hours, ...withReason }))) return;
    setDate("");
    setReason("");
  }

  return (
    <form className="closure-form" onSubmit={(event) => void save(event)}>
      <label htmlFor={`${id}-date`}>{texts.otherDay}</label>
      <select id={`${id}-date`} value={date} required onChange={(e) => setDate(e.target.value)}>
        <option value="">{texts.chooseDay}</option>
        {daysFrom(now, DAYS_AHEAD).map((day) => (
          <option key={day} value={day}>
            {formatDay(toInstant(day, 12 * 60), language)}
          </option>
        ))}
      </select>
      <label className="closure-form__closed">
        <input type="checkbox" checked={isClosed} onChange={(e) => setClosed(e.target.checked)} />
        {texts.closed}
      </label>
      {!isClosed && (
        <div className="closure-form__hours">
          <TimeSelect label={texts.from} times={OPENING_TIMES} value={open} onChange={setOpen} />
          <TimeSelect label={texts.until} times={CLOSING_TIMES} value={close} onChange={setClose} />
        </div>
      )}
      {isSame && <p role="alert">{texts.sameTimes}</p>}
      <label htmlFor={`${id}-reason`}>{texts.reason}</label>
      <input
        id={`${id}-reason`}
        maxLength={200}
        value={reason}
        onChange={(e) => setReason(e.target.value)}
      />
      <button className="step step--main" type="submit" disabled={date === "" || isSame}>
        {texts.save}
      </button>
    </form>
  );
}

function TimeSelect(props: {
  label: string;
  times: readonly string[];
  value: string;
  onChange: (time: string) => void;
}) {
  const { label, times, value, onChange } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </select>
    </div>
  );
}
