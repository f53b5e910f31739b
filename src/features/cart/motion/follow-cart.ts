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

interface Clicked {
  readonly button: Element;
  /** Null in the cart itself. */
  readonly dish: Element | null;
}

/**
 * Animates changes of the cart: an added dish flies to the cart's count, and a number of portions
 * bumps when its buttons are clicked. Nothing moves if the guest prefers reduced motion.
 * @returns stops following
 */
export function followCart(store: ReturnType<typeof useStateStore>): () => void {
  const listening = new AbortController();
  let clicked: Clicked | null = null;
  let count = store.get(cartCountAtom);

  // Measuring and moving wait for the frame that responds to the click.
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    clicked = { button: target, dish: target.closest(DISHES) };
    const stepper = target.closest(STEPPERS);
    afterPaint(() => {
      clicked = null;
      const number = stepper?.querySelector(NUMBERS);
      if (number && canMove()) bump(number);
    });
  };
  const onCount = () => {
    const previous = count;
    count = store.get(cartCountAtom);
    if (count <= previous || !clicked) return;
    const started = clicked;
    clicked = null;
    afterPaint(() => {
      const departure = canMove() ? departureOf(started) : null;
      const target = visibleCount();
      if (departure && target) void flyToCart(departure, target);
    });
  };
  document.addEventListener("click", onClick, { capture: true, signal: listening.signal });
  const unsubscribe = store.sub(cartCountAtom, onCount);
  return () => {
    listening.abort();
    unsubscribe();
  };
}

function departureOf({ button, dish }: Clicked): Departure | null {
  if (!dish) return null;
  const picture = dish.querySelector(PICTURE);
  if (picture) return { picture: picture.cloneNode(true), from: picture.getBoundingClientRect() };
  // A button may have been replaced by those for the number of portions.
  const { left, top, width, height } = (button.isConnected ? button : dish).getBoundingClientRect();
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
