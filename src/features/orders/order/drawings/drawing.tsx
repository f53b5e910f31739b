import type { ReactNode } from "react";
import "./drawing.css";

/** A decorative drawing in the restaurant's colours; its parts take their colours from classes. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <ellipse className="drawing__ground" cx="80" cy="107" rx="66" ry="7" />
      {children}
    </svg>
  );
}
