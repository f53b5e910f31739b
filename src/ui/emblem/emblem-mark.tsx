import { activeEmblem } from "./active-emblem";
import "@/ui/emblem/drawn-emblem.css";

/** The restaurant's own logo, or its emblem in the current text colour. */
export function EmblemMark({ className }: { className: string }) {
  const { path, logo } = activeEmblem;
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {logo ? <image href={logo} width="48" height="48" /> : <path d={path} />}
    </svg>
  );
}
