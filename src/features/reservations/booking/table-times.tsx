import { useState } from "react";
import { useReservations } from "@/data/reservation-provider";
import type { TablesState } from "@/data/use-available-tables";
import type { AvailableTablesAnswer } from "@/domain/reservation/reservation-answers.schema";
import { suggestedTimes } from "@/domain/reservation/times/suggested-times";
import { formatTime } from "@/domain/text/format";
import { longDay } from "@/domain/text/long-day";
import { toLocal } from "@/domain/time/berlin-time";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { TimePicker } from "@/ui/time-picker/time-picker";
import { AnnouncedNotice } from "./announced-notice";
import { ClosedDay } from "./closed-day";
import type { TableChoice } from "./table-choice";
import "./table-times.css";

interface TableTimesProps {
  readonly choice: TableChoice;
  readonly tables: TablesState;
  readonly onChange: (choice: TableChoice) => void;
  readonly onRefresh: () => void;
  readonly error?: string | undefined;
}

/**
 * Times around the usual hour of the chosen day, all on request, or why there are none and what to do
 * instead.
 */
export function TableTimes({ choice, tables, onChange, onRefresh, error }: TableTimesProps) {
  const texts = useTexts(reservationTexts);
  const lastTime = useReservations().items[0]?.local_time;
  const [showsAll, setShowsAll] = useState(false);
  if (tables.status === "loading") {
    return (
      <div className="table-times__loading">
        <output className="visually-hidden">{texts.timesLoading}</output>
        {Array.from({ length: 8 }, (_, index) => (
          // Placeholders never change their order.
          <span key={`place-${index}`} className="table-times__place" />
        ))}
      </div>
    );
  }
  if (tables.status !== "ready") {
    return (
      <AnnouncedNotice
        tone="warning"
        title={tables.status === "offline" ? texts.timesOffline : texts.timesFailed}
      >
        <button className="button button--outline" type="button" onClick={onRefresh}>
          {texts.again}
        </button>
      </AnnouncedNotice>
    );
  }
  const { answer } = tables;
  if (answer.refusal) {
    return (
      <ClosedDay refusal={answer.refusal} date={choice.date}>
        <NextFree answer={answer} choice={choice} onChange={onChange} />
      </ClosedDay>
    );
  }
  const isFull = answer.times.every(({ free }) => !free);
  const suggested = suggestedTimes(answer.times, lastTime);
  const isOutside = choice.time !== null && suggested.every(({ time }) => time !== choice.time);
  const shown = showsAll || isOutside ? answer.times : suggested;
  return (
    <>
      {isFull && (
        <AnnouncedNotice tone="info" title={texts.allFull}>
          <NextFree answer={answer} choice={choice} onChange={onChange} />
        </AnnouncedNotice>
      )}
      <TimePicker
        value={choice.time}
        times={shown}
        onChange={(time) => onChange({ ...choice, time })}
        error={error}
      />
      {suggested.length < answer.times.length && !isOutside && (
        <button
          className="booking-step__more"
          type="button"
          data-testid="all-times"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {texts.allTimes}
        </button>
      )}
      {shown.some(({ free }) => !free) && <p className="booking__hint">{texts.fullHint}</p>}
    </>
  );
}

function NextFree(props: {
  answer: AvailableTablesAnswer;
  choice: TableChoice;
  onChange: (choice: TableChoice) => void;
}) {
  const texts = useTexts(reservationTexts);
  const language = useLanguage();
  const { next_at } = props.answer;
  if (next_at === null) return null;
  const moment = `${longDay(next_at, language)}, ${formatTime(next_at)}`;
  return (
    <p>
      <button
        className="button button--outline"
        type="button"
        onClick={() => {
          const { date, time } = toLocal(next_at);
          props.onChange({ ...props.choice, date, time });
        }}
      >
        {texts.nextFree(moment)}
      </button>
    </p>
  );
}
