import { type FormEvent, useEffect, useId, useState } from "react";
import { useTableDay } from "../../../data/table-day-provider";
import { BUCKET_MS } from "../../../domain/reservation/seat-buckets";
import { toLocal } from "../../../domain/shared/berlin-time";
import type { Restaurant } from "../../../domain/tenant/restaurant.schema";
import { adminTablesTexts } from "../../../i18n/admin-tables-texts";
import { useTexts } from "../../../i18n/use-texts";
import { useAnnounce } from "../../../ui/announcer";
import { focusOnMount } from "../../../ui/focus-on-mount";
import { PartyField } from "./party-field";
import { recordErrors } from "./record-errors";
import { RecordOutcome } from "./record-outcome";
import { useTablesTools } from "./tables-context";
import { TextLine } from "./text-line";
import { type TableDraft, TimeSelect } from "./time-select";
import { type RecordIntent, useRecording } from "./use-recording";
import { WalkInStay } from "./walk-in-stay";
import "./record-panel.css";

interface RecordPanelProps {
  readonly kind: RecordIntent["kind"];
  readonly restaurant: Restaurant;
  readonly onClose: () => void;
}

/** Writes down who calls or who is already there. */
export function RecordPanel({ kind, restaurant, onClose }: RecordPanelProps) {
  const texts = useTexts(adminTablesTexts);
  const announce = useAnnounce();
  const { now } = useTablesTools();
  const { date } = useTableDay();
  const { recording, send, again, dismiss } = useRecording();
  const [draft, setDraft] = useState<TableDraft>({ date, time: null, party_size: 2 });
  const [fields, setFields] = useState({ name: "", phone: "", note: "" });
  const [tried, setTried] = useState(false);
  const heading = useId();
  const isWalkIn = kind === "walk_in";
  const errors = isWalkIn ? {} : recordErrors(fields, draft, texts);
  const isLocked = recording.phase === "sending" || recording.phase === "checking";

  const code = recording.phase === "done" ? recording.code : null;
  useEffect(() => {
    if (code === null) return;
    announce(texts.recorded(code));
    onClose();
  }, [code, announce, onClose, texts]);

  function intent(overbook: boolean): RecordIntent {
    const started = toLocal(Math.floor(now / BUCKET_MS) * BUCKET_MS);
    const { phone, note } = fields;
    return {
      kind,
      resto_key: restaurant.key,
      date: isWalkIn ? started.date : draft.date,
      time: isWalkIn ? started.time : (draft.time ?? ""),
      party_size: draft.party_size,
      contact: {
        name: fields.name.trim() || texts.nobody,
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

  function edit(next: Partial<typeof fields>): void {
    setFields({ ...fields, ...next });
    dismiss();
  }

  function choose(next: Partial<TableDraft>): void {
    setDraft({ ...draft, ...next });
    dismiss();
  }

  const shown = tried ? errors : {};
  return (
    <form className="record-panel" aria-labelledby={heading} noValidate onSubmit={submit}>
      <h2 className="record-panel__title" id={heading} ref={focusOnMount} tabIndex={-1}>
        {texts.recordTitle[kind]}
      </h2>
      <fieldset className="record-panel__fields" disabled={isLocked}>
        <PartyField size={draft.party_size} onChange={(party_size) => choose({ party_size })} />
        {isWalkIn ? (
          <WalkInStay restaurant={restaurant} partySize={draft.party_size} />
        ) : (
          <TimeSelect
            restaurant={restaurant}
            draft={draft}
            error={shown.time}
            onChange={(time) => choose({ time: time || null })}
          />
        )}
        <TextLine
          label={isWalkIn ? `${texts.name} (${texts.optional})` : texts.name}
          value={fields.name}
          error={shown.name}
          onChange={(name) => edit({ name })}
        />
        {!isWalkIn && (
          <TextLine
            label={texts.phone}
            type="tel"
            value={fields.phone}
            error={shown.phone}
            onChange={(phone) => edit({ phone })}
          />
        )}
        <TextLine
          label={`${texts.guestWish} (${texts.optional})`}
          value={fields.note}
          onChange={(note) => edit({ note })}
        />
      </fieldset>
      <RecordOutcome
        recording={recording}
        onTake={(time) => choose({ time })}
        onOverbook={() => void send(intent(true))}
        onAgain={() => void again()}
      />
      <div className="entry-actions__row">
        <button className="table-step table-step--main" type="submit" aria-disabled={isLocked}>
          {recording.phase === "sending" ? texts.busy : texts.submit[kind]}
        </button>
        <button className="table-step" type="button" onClick={onClose}>
          {texts.back}
        </button>
      </div>
    </form>
  );
}
