import { describe, expect, it } from "vitest";
import { firstScreenCss } from "@/hosting/build/first-screen-css";

const page =
  '<html><body><h1 class="title big" id="top">Hi</h1><p class="text" aria-pressed="true"></p></body></html>';

describe("firstScreenCss", () => {
  it.each([
    ["a class of the page", ".title{color:red}"],
    ["an id of the page", "#top{color:red}"],
    ["an element of the page", "h1{color:red}"],
    ["a list with one element of the page", ":where(table,p){color:red}"],
    ["a negation", ".title:not(.other){color:red}"],
    ["a negated interaction", ".title:not(:disabled){color:red}"],
    ["an attribute", ".text[aria-pressed=true]{color:red}"],
    ["a matching rule inside a media query", "@media (min-width:1em){.title{color:red}}"],
    ["a fallback font", "@font-face{src:local(Arial)}"],
    ["a URL with braces", ".title{background:url(data:image/svg+xml,{},})}"],
    ["a variable", ".title{color:var(--ink,red);--ink:var(--color-text)}"],
  ])("keeps %s", (_what, css) => {
    expect(firstScreenCss(css, page)).toBe(css);
  });

  it.each([
    ["a class of other pages", ".title .other{color:red}"],
    ["an id of other pages", "#end{color:red}"],
    ["an element of other pages", "table{color:red}"],
    ["a list without an element of the page", ":where(table,th){color:red}"],
    ["an interaction", ".title:hover,.title:focus-visible{color:red}"],
    ["an interaction inside a list", ".title:is(:hover,.other){color:red}"],
    ["a text selection", ".title::selection{color:red}"],
    ["a media query without a matching rule", "@media (min-width:1em){.other{color:red}}"],
    ["print styles", "@media print{.title{color:red}}"],
    ["reduced motion", "@media (prefers-reduced-motion:reduce){.title{color:red}}"],
  ])("drops %s", (_what, css) => {
    expect(firstScreenCss(css, page)).toBe("");
  });

  it("drops only the selectors that do not match", () => {
    expect(firstScreenCss(".title,.other{color:red}", page)).toBe(".title{color:red}");
  });

  it("keeps the keyframes of the animations that remain", () => {
    const turn = ".title{animation:1s turn}@keyframes turn{to{opacity:0}}";
    const pop = ".other{animation:1s pop}@keyframes pop{to{opacity:0}}";
    expect(firstScreenCss(turn + pop, page)).toBe(turn);
  });
});
