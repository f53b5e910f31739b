import type { ReactNode } from "react";
import "./status-badge.css";

export type StatusTone = "neutral" | "brand" | "success" | "warning" | "danger";

interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
}

/** A status as text on a tint. Colour is never the only sign. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return <span className={`status-badge status-badge--${tone}`}>{children}</span>;
}
