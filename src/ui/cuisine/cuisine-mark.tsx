import type { Restaurant } from "../../domain/tenant/restaurant.schema";
import { CUISINE_PATHS, cuisineOf } from "./cuisine";

/** The restaurant's sign: its drawing alone, in the colour of the text around it. */
export function CuisineMark(props: { restaurant: Restaurant; className?: string }) {
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
      <path d={CUISINE_PATHS[cuisineOf(props.restaurant)]} />
    </svg>
  );
}
