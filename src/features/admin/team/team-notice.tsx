import { useState } from "react";
import type { SetStaffRequest } from "@/domain/staff/staff-requests.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import type { TeamNoticeState } from "./use-team-actions";

interface TeamNoticeProps {
  readonly note: TeamNoticeState | null;
  readonly onUndo: (request: SetStaffRequest) => Promise<void>;
}

/** Announces the last change, with a button to undo it. */
export function TeamNotice({ note, onUndo }: TeamNoticeProps) {
  const texts = useTexts(teamTexts);
  const [isBusy, setIsBusy] = useState(false);
  const undo = note?.undo;

  async function takeBack(request: SetStaffRequest): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    await onUndo(request);
    setIsBusy(false);
  }

  return (
    <div role="status">
      {note && (
        <p className={`team-notice team-notice--${note.tone}`}>
          <span>{note.text}</span>
          {undo && (
            <button
              className="button button--outline"
              type="button"
              aria-disabled={isBusy}
              onClick={() => takeBack(undo)}
            >
              {texts.undo}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
