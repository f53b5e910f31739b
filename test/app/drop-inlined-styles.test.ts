import { afterEach, beforeEach, expect, it } from "vitest";
import { dropInlinedStyles } from "@/app/first-screen/drop-inlined-styles";

const inlined = () => document.querySelector("style[data-until]");
const kept = document.createElement("style");
/** Elements of a test. The head is shared with other files, whose styles must stay. */
const added: Element[] = [];

function addToHead(element: Element): void {
  document.head.append(element);
  added.push(element);
}

/** A link for a style sheet that has loaded. */
function loadSheet(href: string): void {
  const link = document.createElement("link");
  link.setAttribute("href", href);
  addToHead(link);
  link.dispatchEvent(new Event("load"));
}

beforeEach(() => {
  const style = document.createElement("style");
  style.dataset.until = "/assets/app.css";
  addToHead(style);
  addToHead(kept);
  dropInlinedStyles();
});

afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

it("keeps the inlined styles until the app's style sheet has loaded", () => {
  loadSheet("/assets/cart.css");
  expect(inlined()).not.toBeNull();
});

it("drops the inlined styles, and no others, when the app's style sheet has loaded", () => {
  loadSheet("/assets/app.css");
  expect(inlined()).toBeNull();
  expect(kept.isConnected).toBe(true);
});
