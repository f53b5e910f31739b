import type { ReactNode } from "react";
import "./pending-notice.css";

interface PendingNoticeProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A notice about an order or reservation whose outcome is unknown. Plain elements, because it
 * appears on any page.
 */
export function PendingNotice({ label, closeLabel, onClose, children }: PendingNoticeProps) {
  return (
    <section className="pending-notice" aria-live="polite" aria-label={label}>
      {children}
      <button className="button button--ghost" type="button" onClick={onClose}>
        {closeLabel}
      </button>
    </section>
  );
}
