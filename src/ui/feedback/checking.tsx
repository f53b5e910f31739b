import type { ReactNode } from "react";
import { focusOnMount } from "../focus-on-mount";
import "./checking.css";

interface CheckingProps {
  readonly title: string;
  readonly text: string;
  /** A button below the text. */
  readonly action: { readonly label: string; readonly onClick: () => void };
  readonly children?: ReactNode;
}

/** Replaces a form while the outcome of a request is unknown. Takes the focus. */
export function Checking({ title, text, action, children }: CheckingProps) {
  return (
    <section className="checking">
      <span className="checking__spinner" aria-hidden="true" />
      <h2
        className="checking__title"
        ref={focusOnMount}
        tabIndex={-1}
        aria-describedby="checking-text"
      >
        {title}
      </h2>
      <p id="checking-text">{text}</p>
      <button className="button button--outline" type="button" onClick={action.onClick}>
        {action.label}
      </button>
      {children}
    </section>
  );
}
