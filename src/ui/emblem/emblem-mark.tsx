import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { EMBLEM_PATHS, emblemOf } from "./emblem";

/** The restaurant's emblem in the current text colour. */
export function EmblemMark(props: { restaurant: Restaurant; className?: string }) {
  return (
    <svg
      className={props.className}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={EMBLEM_PATHS[emblemOf(props.restaurant)]} />
    </svg>
  );
}
