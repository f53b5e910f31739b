import type { ReactNode } from "react";
import { shellTexts } from "@/i18n/site/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import "./state.css";

interface ErrorStateProps {
  readonly title?: string;
  readonly help?: ReactNode;
  /** Adds a button to try again. */
  readonly onRetry?: () => void;
  /** Another way on, below the button. The message is then the whole page, its title the `<h1>`. */
  readonly children?: ReactNode;
}

/** An error message. */
export function ErrorState(props: ErrorStateProps) {
  const texts = useTexts(shellTexts);
  const Title = props.children ? "h1" : "h2";
  return (
    <div className="state" role="alert">
      <svg className="state__icon" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M8 26h32a16 16 0 0 1-32 0ZM14 42h20M20 20l4-4-3-4 5-6" />
      </svg>
      <Title className="state__title">{props.title ?? texts.errorTitle}</Title>
      <p className="state__text">{props.help ?? texts.errorHelp}</p>
      {props.onRetry ? (
        <button type="button" className="button button--primary" onClick={props.onRetry}>
          {texts.retry}
        </button>
      ) : null}
      {props.children}
    </div>
  );
}
