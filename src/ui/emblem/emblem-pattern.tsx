import { useId } from "react";
import { activeEmblem } from "./active-emblem";

/** A repeating pattern of the emblem in the current text colour; fills its box. */
export function EmblemPattern({ className }: { className: string }) {
  const id = useId();
  const { path } = activeEmblem;
  return (
    <svg className={className} aria-hidden="true" width="100%" height="100%">
      <defs>
        <pattern id={id} width="88" height="88" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
            <path d={path} transform="translate(8 8) scale(0.6) rotate(-8 24 24)" />
            <path d={path} transform="translate(52 52) scale(0.6) rotate(8 24 24)" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
