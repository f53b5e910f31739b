import type { ComponentProps } from "react";
import "./submit-button.css";

interface SubmitButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly busy?: boolean;
  /** As wide and high as other buttons beside it. */
  readonly isSmall?: boolean;
}

/** The main action of a form. While `busy` it shows a spinner and ignores clicks, but keeps the focus. */
export function SubmitButton({ busy = false, isSmall, children, ...button }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      {...button}
      className={`button button--primary ${isSmall ? "" : "button--large button--wide"}`}
      aria-busy={busy}
      aria-disabled={busy ? true : button["aria-disabled"]}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else button.onClick?.(event);
      }}
    >
      {busy ? <span className="submit-button__spinner" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
