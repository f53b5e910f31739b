import { afterEach, expect, it, vi } from "vitest";
import { keepAboveKeyboard } from "@/ui/keep-above-keyboard";

afterEach(() => vi.unstubAllGlobals());

function showKeyboard(height: number, scale = 1) {
  const viewport = Object.assign(new EventTarget(), { height, offsetTop: 0, scale });
  vi.stubGlobal("visualViewport", viewport);
  vi.stubGlobal("innerHeight", 800);
  const bar = document.createElement("div");
  const stop = keepAboveKeyboard(bar);
  viewport.dispatchEvent(new Event("resize"));
  return { viewport, bar, stop, raised: () => bar.style.getPropertyValue("--keyboard-height") };
}

it("raises the bar by the height of the keyboard, and lowers it again", () => {
  const { viewport, raised } = showKeyboard(500);
  expect(raised()).toBe("300px");
  viewport.height = 800;
  viewport.dispatchEvent(new Event("resize"));
  expect(raised()).toBe("0px");
});

it("does not raise the bar when the guest zooms", () => {
  expect(showKeyboard(400, 2).raised()).toBe("0px");
});

it("stops following the window when the bar is removed", () => {
  const { viewport, stop, raised } = showKeyboard(500);
  stop?.();
  viewport.height = 800;
  viewport.dispatchEvent(new Event("resize"));
  expect(raised()).toBe("300px");
});
