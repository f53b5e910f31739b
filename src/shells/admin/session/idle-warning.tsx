import { sessionTexts } from "@/i18n/admin/session-texts";
import { useTexts } from "@/i18n/use-texts";
import "./idle-warning.css";

interface IdleWarningProps {
  readonly secondsLeft: number;
  readonly onStay: () => void;
}

/** Counts down to the sign-out. It takes no focus, because any key or touch ends it. */
export function IdleWarning({ secondsLeft, onStay }: IdleWarningProps) {
  const texts = useTexts(sessionTexts);
  return (
    <div className="idle-warning">
      <p role="alert">
        <strong>{texts.idleTitle}</strong> {texts.idle}
      </p>
      {/* A screen reader would read every second. */}
      <span className="idle-warning__seconds" aria-hidden="true">
        {secondsLeft}
      </span>
      <button className="button button--primary" type="button" onClick={onStay}>
        {texts.idleStay}
      </button>
    </div>
  );
}
