import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pullToClose } from "@/ui/sheet/pull-to-close";

const HEIGHT = 400;
const close = vi.fn();
let sheet: HTMLElement;
let content: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  close.mockReset();
  sheet = document.body.appendChild(document.createElement("div"));
  content = sheet.appendChild(document.createElement("div"));
  Object.defineProperty(sheet, "offsetHeight", { value: HEIGHT });
  stop = pullToClose(sheet, close);
});
afterEach(() => {
  stop();
  sheet.remove();
  vi.restoreAllMocks();
});

interface Point {
  readonly x?: number;
  readonly y: number;
  /** ms since the touch began. */
  readonly at: number;
}

function touch(type: string, { x = 0, y, at }: Point): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperties(event, {
    touches: { value: [{ clientX: x, clientY: y }] },
    timeStamp: { value: at },
  });
  content.dispatchEvent(event);
  return event;
}

/** Moves a finger from the top through the points and lifts it. */
function pull(...points: readonly Point[]) {
  touch("touchstart", { y: 0, at: 0 });
  const moves = points.map((point) => touch("touchmove", point));
  touch("touchend", { y: 0, at: 1000 });
  return moves;
}

it("a pulled sheet follows the finger without scrolling its content", () => {
  touch("touchstart", { y: 0, at: 0 });
  const move = touch("touchmove", { y: 60, at: 200 });
  expect(sheet.style.translate).toBe("0 60px");
  expect(move.defaultPrevented).toBe(true);
});

it("a sheet closes when it is pulled down far", () => {
  pull({ y: 60, at: 200 }, { y: 120, at: 600 });
  expect(close).toHaveBeenCalledOnce();
  expect(sheet.style.translate).toBe("0 100%");
});

it("a sheet closes after a fast flick", () => {
  pull({ y: 10, at: 10 }, { y: 50, at: 40 });
  expect(close).toHaveBeenCalledOnce();
});

it("a sheet returns after a short, slow pull", () => {
  pull({ y: 20, at: 200 }, { y: 60, at: 600 });
  expect(close).not.toHaveBeenCalled();
  expect(sheet.style.translate).toBe("0 0");
});

it.each([
  ["a tap", [{ y: 3, at: 20 }]],
  ["a movement to the side", [{ x: 80, y: 30, at: 50 }]],
  ["a movement upwards", [{ y: -40, at: 50 }]],
])("a sheet does not move with %s", (_movement, points) => {
  const [move] = pull(...points);
  expect(close).not.toHaveBeenCalled();
  expect(sheet.style.translate).toBe("");
  expect(move?.defaultPrevented).toBe(false);
});

it("a sheet leaves the movement to content that is scrolled down", () => {
  content.scrollTop = 40;
  pull({ y: 200, at: 100 });
  expect(close).not.toHaveBeenCalled();
  expect(sheet.style.translate).toBe("");
});

it("a sheet does not move with reduced motion or on wide screens", () => {
  vi.mocked(window.matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
  pull({ y: 200, at: 100 });
  expect(close).not.toHaveBeenCalled();
});
