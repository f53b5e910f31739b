import { animate } from "framer-motion/dom/mini";
import "./fly-to-cart.css";

const FLIGHT_SECONDS = 0.5;
/** Height of the arc above the straight line, px. */
const ARC = 60;
/** Size of the picture when it arrives, relative to the start. */
const LANDING_SCALE = 0.2;

/** Start position of a dish, measured while it is on the page. */
export interface Departure {
  /** A copy of the dish's picture; null shows a dot. */
  readonly picture: Node | null;
  readonly from: DOMRect;
}

/** Lets a copy of the dish's picture fly to the cart, whose count then bumps. */
export async function flyToCart({ picture, from }: Departure, count: Element): Promise<void> {
  const to = count.getBoundingClientRect();
  const flier = document.body.appendChild(document.createElement("div"));
  flier.className = "flying-dish";
  flier.ariaHidden = "true";
  if (picture) flier.append(picture);
  flier.style.left = `${from.left}px`;
  flier.style.top = `${from.top}px`;
  flier.style.width = `${from.width}px`;
  flier.style.height = `${from.height}px`;
  // Above an open sheet, which is in the top layer.
  flier.popover = "manual";
  flier.showPopover?.();
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  await animate(
    flier,
    {
      transform: [
        "translate(0, 0) scale(1)",
        `translate(${x / 2}px, ${y / 2 - ARC}px) scale(0.6)`,
        `translate(${x}px, ${y}px) scale(${LANDING_SCALE})`,
      ],
      opacity: [1, 1, 0.6],
    },
    { duration: FLIGHT_SECONDS, ease: "easeInOut" },
  );
  flier.remove();
  bump(count);
}

/** Shows that a number has changed. */
export function bump(element: Element): void {
  animate(element, { transform: ["scale(1)", "scale(1.3)", "scale(1)"] }, { duration: 0.25 });
}
