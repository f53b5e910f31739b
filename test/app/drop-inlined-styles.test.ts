import { beforeEach, expect, it } from "vitest";
import { dropInlinedStyles } from "@/app/first-screen/drop-inlined-styles";

const inlined = () => document.querySelector("style[data-until]");

/** A link for a style sheet that has loaded. */
function loadSheet(href: string): void {
  const link = document.createElement("link");
  link.setAttribute("href", href);
  document.head.append(link);
  link.dispatchEvent(new Event("load"));
}

beforeEach(() => {
  document.head.innerHTML = '<style data-until="/assets/app.css"></style><style></style>';
  dropInlinedStyles();
});

it("keeps the inlined styles until the app's style sheet has loaded", () => {
  loadSheet("/assets/cart.css");
  expect(inlined()).not.toBeNull();
});

it("drops the inlined styles, and no others, when the app's style sheet has loaded", () => {
  loadSheet("/assets/app.css");
  expect(inlined()).toBeNull();
  expect(document.querySelectorAll("style")).toHaveLength(1);
});
