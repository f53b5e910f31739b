import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => cleanup());

// jsdom knows no media: components are tested as on a desk.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes("min-width"),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
