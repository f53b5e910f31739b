import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => cleanup());

// A busy machine needs longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });

// jsdom shows no dialogs and moves nothing.
HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
Element.prototype.getAnimations = () => [];

// jsdom knows no media: components are tested as on a desk.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes("min-width"),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
