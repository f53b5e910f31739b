import { expect, it } from "vitest";
import { menuLiterals } from "@/hosting/build/menu-literals";
import { bundledMenuInput } from "@/hosting/lib/bundled-menus";

const evaluate = (literal: string) => new Function(`return (${literal})`)();

it("the menu of a site and its English texts are the menu of the restaurant", () => {
  const written = bundledMenuInput("resto-bobingen") ?? null;
  const literals = menuLiterals(written);
  const { menu, texts } = evaluate(literals.menu);
  const english: string[] = evaluate(literals.english);
  expect(texts).toHaveLength(english.length);
  expect(JSON.stringify(menu)).not.toContain("Spring rolls");
  for (const [at, text] of texts.entries()) text.en = english[at];
  expect(menu).toEqual(written);
});

it("a site without a menu has no texts", () => {
  const { menu, english } = menuLiterals(null);
  expect(evaluate(menu)).toEqual({ menu: null, texts: [] });
  expect(evaluate(english)).toEqual([]);
});
