import { expect, it, vi } from "vitest";
import { setPageLanguage } from "@/page-lifecycle/set-page-language";

it("the page's language is set only if it changes, because each time costs a layout", () => {
  document.documentElement.lang = "de";
  const set = vi.spyOn(document.documentElement, "setAttribute");
  const setLang = vi.spyOn(document.documentElement, "lang", "set");
  setPageLanguage("de");
  expect([set, setLang].flatMap(({ mock }) => mock.calls)).toEqual([]);
  setPageLanguage("en");
  expect(document.documentElement.lang).toBe("en");
});
