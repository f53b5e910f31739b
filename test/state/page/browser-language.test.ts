import { expect, it } from "vitest";
import { browserLanguage } from "@/state/page/browser-language";

const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0 Safari/537.36";
const GOOGLE = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

it.each(["en", "en-GB", "en-US", "en-AU", "en-IN", "en-ZA"])(
  "a browser in %s gets English",
  (language) => {
    expect(browserLanguage({ language, userAgent })).toBe("en");
  },
);

it.each(["de", "de-AT", "fr", "tr-TR", ""])("a browser in %j gets German", (language) => {
  expect(browserLanguage({ language, userAgent })).toBe("de");
});

it("a search engine gets the language of the address, which is German without a parameter", () => {
  expect(browserLanguage({ language: "en-US", userAgent: GOOGLE })).toBe("de");
});
