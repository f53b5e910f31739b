import { cartCountAtom } from "@/state/cart/cart-atoms";
import type { useStateStore } from "@/state/jotai-hooks";
import { bump, type Departure, flyToCart } from "./fly-to-cart";

/** Rows and sheets of one dish; not the sheet of the cart. */
const DISHES = ".dish, .sheet:not(:has(.cart-drawer))";
const PICTURE = ".dish-picture";
/** Side of the dot that flies for a dish without a picture, px. */
const DOT = 24;
/** Numbers that change by a click on the buttons beside them. */
const STEPPERS = ".stepper, .dish__buttons";
const NUMBERS = ".stepper__qty, .dish__count";

/**
 * Shows where a dish goes: from the dish that was clicked to the cart's count. Numbers of portions
 * answer clicks on their buttons. Nothing moves if the guest prefers reduced motion.
 * @returns stops following
 */
export function followCart(store: ReturnType<typeof useStateStore>): () => void {
  const listening = new AbortController();
  let departure: Departure | null = null;
  let count = store.get(cartCountAtom);

  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !canMove()) return;
    departure = departureOf(target);
    const stepper = target.closest(STEPPERS);
    // Not the click's own task: the response to the click comes first.
    afterPaint(() => {
      departure = null;
      const number = stepper?.querySelector(NUMBERS);
      if (number) bump(number);
    });
  };
  const onCount = () => {
    const previous = count;
    count = store.get(cartCountAtom);
    if (count <= previous || !departure) return;
    const started = departure;
    departure = null;
    afterPaint(() => {
      const target = visibleCount();
      if (target) void flyToCart(started, target);
    });
  };
  document.addEventListener("click", onClick, { capture: true, signal: listening.signal });
  const unsubscribe = store.sub(cartCountAtom, onCount);
  return () => {
    listening.abort();
    unsubscribe();
  };
}

function departureOf(clicked: Element): Departure | null {
  const dish = clicked.closest(DISHES);
  if (!dish) return null;
  const picture = dish.querySelector(PICTURE);
  if (picture) return { picture: picture.cloneNode(true), from: picture.getBoundingClientRect() };
  const { left, top, width, height } = clicked.getBoundingClientRect();
  const from = new DOMRect(left + (width - DOT) / 2, top + (height - DOT) / 2, DOT, DOT);
  return { picture: null, from };
}

/** The count of the cart's bar or column, whichever this screen shows. */
function visibleCount(): Element | undefined {
  const counts = document.querySelectorAll("[data-cart-count]");
  return [...counts].find((each) => each.getClientRects().length > 0);
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

function canMove(): boolean {
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return !isReduced && "animate" in Element.prototype;
}
