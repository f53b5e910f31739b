import type { ReactNode, Ref } from "react";
import "./notice.css";

interface NoticeProps {
  readonly tone: "info" | "success" | "warning" | "error";
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Makes the notice focusable by script. */
  readonly focusRef?: Ref<HTMLDivElement>;
}

/** A message within a page. Screen readers announce errors when they appear. */
export function Notice({ tone, title, children, focusRef }: NoticeProps) {
  return (
    <div
      className={`notice notice--${tone}`}
      role={tone === "error" ? "alert" : undefined}
      ref={focusRef ?? null}
      tabIndex={focusRef ? -1 : undefined}
    >
      <svg className="notice__mark" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d={MARKS[tone]} />
      </svg>
      <div className="notice__content">
        <div className="notice__title">{title}</div>
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}

const EXCLAMATION = "M12 7v6M12 16v.5";
const MARKS = {
  info: "M12 7.5V8M12 11v6",
  success: "m8 12 3 3 5.5-6",
  warning: EXCLAMATION,
  error: EXCLAMATION,
};
