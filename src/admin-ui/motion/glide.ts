import { animate } from "framer-motion/dom/mini";

/**
 * Animates an element from its earlier place on the page to its present one. Does nothing if the user
 * prefers reduced motion.
 * @param from its earlier place relative to its present one, px
 */
export function glide(
  element: HTMLElement,
  from: { readonly x: number; readonly y: number },
): void {
  if (from.x === 0 && from.y === 0) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  animate(
    element,
    { transform: [`translate(${from.x}px, ${from.y}px)`, "none"] },
    { duration: 0.25, ease: "easeOut" },
  );
}
