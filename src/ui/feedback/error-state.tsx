import type { ReactNode } from "react";
import { shellTexts } from "@/i18n/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import "./state.css";

/** An error message with a retry button if `onRetry` is given. */
export function ErrorState(props: { title?: string; help?: ReactNode; onRetry?: () => void }) {
  const texts = useTexts(shellTexts);
  return (
    <div className="state" role="alert">
      <svg className="state__icon" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M8 26h32a16 16 0 0 1-32 0ZM14 42h20M20 20l4-4-3-4 5-6" />
      </svg>
      <h2 className="state__title">{props.title ?? texts.errorTitle}</h2>
      <p className="state__text">{props.help ?? texts.errorHelp}</p>
      {props.onRetry ? (
        <button type="button" className="button button--primary" onClick={props.onRetry}>
          {texts.retry}
        </button>
      ) : null}
    </div>
  );
}
