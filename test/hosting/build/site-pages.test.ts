import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { securityCheckHtml } from "@/features/security-check/security-check-html";
import { homePage, splitFontFaces, withStyles } from "@/hosting/build/site-pages";
import { contentSecurityPolicy } from "@/hosting/firebase/content-security-policy";
import { deployedProject } from "@/hosting/fleet/fleet";
import { tenant } from "@/tenant-configs/resto-bobingen";

it("starts the security check of the restaurant page with the script that the policy allows", () => {
  const page = homePage(
    `<head></head><div id="root" tabindex="-1"></div>${securityCheckHtml(tenant)}`,
    { html: "", renderedAt: 0 },
  );
  const [, script = ""] = /<dialog[^>]*><script>([^<]*)<\/script>/.exec(page) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");
  expect(script).toContain("localStorage");
  expect(contentSecurityPolicy(deployedProject().backend)).toMatch(/script-src [^;]*'sha256-/);
  expect(contentSecurityPolicy(deployedProject().backend)).toContain(`'sha256-${hash}'`);
});

it("inlines the app's matching styles apart from those of the page, with the sheet that replaces them", () => {
  const sheets = new Map([
    ["assets/app-1.css", ".dish{color:red}.other{color:blue}"],
    ["assets/index-1.css", ".check{color:green}"],
  ]);
  const page =
    '<head><link rel="stylesheet" href="/assets/index-1.css"></head><p class="dish check"></p>';
  const fontFaces = "@font-face{font-family:A}";
  expect(withStyles(page, { appSheet: "assets/app-1.css", fontFaces, sheets })).toBe(
    '<head><style data-until="/assets/app-1.css">.dish{color:red}</style>' +
      `<style>${fontFaces}.check{color:green}</style></head><p class="dish check"></p>`,
  );
});

it("keeps fonts in the page, so that no style sheet lays it out again", () => {
  const [one, other] = ["@font-face{font-family:A;src:local(B)}", "@font-face{font-family:C}"];
  expect(splitFontFaces(`${one}.a{color:red}${other}.b{color:blue}`)).toEqual({
    fontFaces: `${one}${other}`,
    rest: ".a{color:red}.b{color:blue}",
  });
});
