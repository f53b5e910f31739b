import { type ReactNode, useRef, useState } from "react";
import { KEPT_REVISIONS, type Revision } from "@/domain/stored-data/revision.schema";
import { formatDate, formatTime } from "@/domain/text/format";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "./focus-on-mount";
import "./revision-list.css";

interface RevisionListProps {
  /** Newest first. */
  readonly revisions: readonly Revision[];
  /** The revision in force; it cannot be compared or restored. */
  readonly current: number;
  /** The revision whose differences are shown, and the differences. */
  readonly opened: { readonly rev: number; readonly content: ReactNode } | null;
  /** "compare" on the opened revision closes it. "restore" has been confirmed. */
  readonly onAct: (action: "compare" | "restore", rev: number) => void;
}

/** Earlier revisions with time and author; each can be compared and restored. */
export function RevisionList({ revisions, current, opened, onAct }: RevisionListProps) {
  const texts = useTexts(revisionTexts);
  const [confirming, setConfirming] = useState<number | null>(null);
  // Cancelling returns the focus to this button.
  const opener = useRef<HTMLButtonElement | null>(null);
  return (
    <>
      <ol className="revisions" aria-label={texts.title}>
        {revisions.map((revision) => {
          const { rev } = revision;
          const isOpen = opened?.rev === rev;
          return (
            <li key={rev} className="revisions__revision" data-testid="revision">
              <div className="revisions__about">
                <strong className="revisions__name">{texts.revision(rev)}</strong>
                {rev === current && <span className="revisions__current">{texts.current}</span>}
                <span className="revisions__when">{whenText(revision, texts)}</span>
              </div>
              {rev !== current && (
                <div className="revisions__actions">
                  <button
                    type="button"
                    className="button button--outline"
                    aria-label={texts.differencesOf(rev)}
                    aria-expanded={isOpen}
                    onClick={() => onAct("compare", rev)}
                  >
                    {texts.differences}
                  </button>
                  <button
                    type="button"
                    className="button button--ghost"
                    aria-label={texts.restoreRevision(rev)}
                    onClick={({ currentTarget }) => {
                      opener.current = currentTarget;
                      setConfirming(rev);
                    }}
                  >
                    {texts.restore}
                  </button>
                </div>
              )}
              {confirming === rev && (
                <div className="revisions__confirm" role="alert">
                  <p>{texts.confirm(rev)}</p>
                  <div className="revisions__actions">
                    <button
                      type="button"
                      className="button button--primary"
                      ref={focusOnMount}
                      onClick={() => {
                        setConfirming(null);
                        onAct("restore", rev);
                      }}
                    >
                      {texts.confirmYes}
                    </button>
                    <button
                      type="button"
                      className="button button--outline"
                      onClick={() => {
                        setConfirming(null);
                        opener.current?.focus();
                      }}
                    >
                      {texts.cancel}
                    </button>
                  </div>
                </div>
              )}
              {isOpen && (
                <div className="revisions__differences" data-testid="revision-differences">
                  {opened.content}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {revisions.length > KEPT_REVISIONS && (
        <p className="revisions__kept">{texts.kept(KEPT_REVISIONS)}</p>
      )}
    </>
  );
}

function whenText({ saved_at, saved_by }: Revision, texts: (typeof revisionTexts)["de"]): string {
  if (saved_at === null) return texts.first;
  const when = texts.saved(formatDate(saved_at), formatTime(saved_at));
  return saved_by === null ? when : `${when} ${texts.by(saved_by)}`;
}
