import { describe, expect, it } from "vitest";
import { firstScreenCss } from "@/hosting/vite/first-screen-css";

const page = '<html><body><h1 class="title big" id="top">Hi</h1><p class="text"></p></body></html>';

describe("firstScreenCss", () => {
  it.each([
    [".title{color:red}", ".title{color:red}"],
    [".title,.other{color:red}", ".title{color:red}"],
    [".title .other{color:red}", ""],
    [".title:hover{color:red}", ""],
    [".title:not(.other){color:red}", ".title:not(.other){color:red}"],
    ["table{color:red}h1{color:red}", "h1{color:red}"],
    [":where(table,th){color:red}:where(table,p){color:red}", ":where(table,p){color:red}"],
    ["#top{color:red}#end{color:red}", "#top{color:red}"],
    ["@media (min-width:1em){.title{a:b}.other{a:b}}", "@media (min-width:1em){.title{a:b}}"],
    ["@media (min-width:1em){.other{a:b}}", ""],
    ["@media print{.title{a:b}}", ""],
    ["@font-face{src:local(Arial)}", "@font-face{src:local(Arial)}"],
    [
      '.title{mask:url("data:image/svg+xml,{},}")}.other{a:b}',
      '.title{mask:url("data:image/svg+xml,{},}")}',
    ],
    [
      ".title{animation:1s turn}@keyframes turn{to{a:b}}@keyframes pop{to{a:b}}",
      ".title{animation:1s turn}@keyframes turn{to{a:b}}",
    ],
  ])("leaves of %s what the page needs", (css, used) => {
    expect(firstScreenCss(css, page)).toBe(used);
  });
});
