/** A pull further than this share of the sheet's height closes it. */
const CLOSING_SHARE = 0.25;
/** A flick faster than this closes it, px per ms. */
const CLOSING_SPEED = 0.6;
/** Smaller movements are taps, px. */
const SLOP = 6;
/** Wide screens show a dialog; there, and with reduced motion, nothing moves. */
const MOVABLE = "(max-width: 47.99em) and (prefers-reduced-motion: no-preference)";

interface Pull {
  readonly startX: number;
  readonly startY: number;
  /** Whether the sheet follows the finger; before, the movement may still become a scroll. */
  readonly isMoving: boolean;
  readonly distance: number;
  /** px per ms, downwards. */
  readonly speed: number;
  /** Time of the last movement, ms. */
  readonly at: number;
}

/**
 * Lets a finger pull the sheet down: the sheet follows, and closes when it was pulled far or fast
 * enough. In scrollable content a pull starts only at the top.
 * @param close plays the closing animation
 * @returns stops listening
 */
export function pullToClose(sheet: HTMLElement, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pull: Pull | null = null;
  const onStart = (event: TouchEvent) => {
    const [touch, other] = event.touches;
    const isPull = touch && !other && !isScrolled(event.target, sheet);
    pull = isPull && window.matchMedia(MOVABLE).matches ? startPull(touch, event) : null;
  };
  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    pull = pull && touch ? movePull(pull, touch, event) : null;
    if (!pull?.isMoving) return;
    // Keeps the content from scrolling meanwhile.
    event.preventDefault();
    moveTo(sheet, `${pull.distance}px`, "none");
  };
  const onEnd = () => {
    if (pull?.isMoving) {
      const isFar = pull.distance > sheet.offsetHeight * CLOSING_SHARE;
      if (isFar || pull.speed > CLOSING_SPEED) {
        moveTo(sheet, "100%", "translate 160ms ease-in");
        close();
      } else moveTo(sheet, "0", "translate 180ms ease-out");
    }
    pull = null;
  };
  sheet.addEventListener("touchstart", onStart, { passive: true, signal });
  sheet.addEventListener("touchmove", onMove, { passive: false, signal });
  sheet.addEventListener("touchend", onEnd, { signal });
  sheet.addEventListener("touchcancel", onEnd, { signal });
  return () => listening.abort();
}

function startPull({ clientX, clientY }: Touch, { timeStamp }: Event): Pull {
  return {
    startX: clientX,
    startY: clientY,
    isMoving: false,
    distance: 0,
    speed: 0,
    at: timeStamp,
  };
}

/** @returns null if the movement is not a pull */
function movePull(pull: Pull, { clientX, clientY }: Touch, event: Event): Pull | null {
  const down = clientY - pull.startY;
  const aside = Math.abs(clientX - pull.startX);
  if (!pull.isMoving) {
    if (Math.abs(down) < SLOP && aside < SLOP) return pull;
    // The browser scrolls already, or the finger moves another way.
    if (!event.cancelable || down <= aside) return null;
  }
  const distance = Math.max(0, down);
  const elapsed = Math.max(1, event.timeStamp - pull.at);
  const speed = (distance - pull.distance) / elapsed;
  return { ...pull, isMoving: true, distance, speed, at: event.timeStamp };
}

/** Whether content around the touch is scrolled down, so that the movement belongs to it. */
function isScrolled(target: EventTarget | null, sheet: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  while (element && element !== sheet.parentElement) {
    if (element.scrollTop > 0) return true;
    element = element.parentElement;
  }
  return false;
}

// Apart from `transform`, which the animations of sheet.css use.
function moveTo(sheet: HTMLElement, distance: string, transition: string): void {
  sheet.style.transition = transition;
  sheet.style.translate = `0 ${distance}`;
}
