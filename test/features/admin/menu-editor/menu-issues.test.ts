import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { changeItem } from "@/domain/menu/draft/menu-edit";
import { issueText, issueTextsBelow } from "@/features/admin/menu-editor/context/issue-text";
import { useMenuIssues } from "@/features/admin/menu-editor/draft/use-menu-issues";
import { readMenuFile } from "@/features/admin/menu-editor/transfer/read-menu-file";
import { rice, sampleMenu, sampleRestaurant } from "@/test/domain/sample-restaurant";

describe("useMenuIssues", () => {
  const broken = changeItem(sampleMenu, rice.id, (dish) => ({
    ...dish,
    name: { de: "", en: "Rice" },
    preis: Number.NaN,
  }));
  const index = broken.items.findIndex(({ id }) => id === rice.id);

  it("reports issues by field, in either language", () => {
    const { result } = renderHook(() => useMenuIssues(broken, sampleRestaurant));
    expect(Object.fromEntries(issueTextsBelow(result.current, ["items", index], "de"))).toEqual({
      "name.de": "Bitte geben Sie Name (Deutsch) an",
      preis: "Bitte geben Sie einen Betrag wie 12,50 ein, höchstens 10.000,00",
    });
    expect(result.current.map((issue) => issueText(issue, "en"))).toEqual([
      "Name (German) is required",
      "Please enter an amount such as 12.50, at most 10,000.00",
    ]);
  });

  it("does not check unchanged dishes again", () => {
    const { result, rerender } = renderHook(({ menu }) => useMenuIssues(menu, sampleRestaurant), {
      initialProps: { menu: broken },
    });
    const [before] = result.current;
    expect(before?.form).toBeDefined();
    rerender({ menu: { ...broken, items: [...broken.items] } });
    expect(result.current[0]?.form).toBe(before?.form);
  });
});

describe("readMenuFile", () => {
  const read = (name: string, text: string) =>
    readMenuFile(new File([text], name), {
      menu: sampleMenu,
      restaurant: sampleRestaurant,
      language: "de",
    });

  it("reports a file that was deleted after it was selected", async () => {
    const file = new File([""], "karte.csv");
    file.text = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    const context = { menu: sampleMenu, restaurant: sampleRestaurant, language: "de" } as const;
    const { problems } = await readMenuFile(file, context);
    expect(problems).toEqual([
      "Die Datei lässt sich nicht lesen. Bitte wählen Sie sie noch einmal.",
    ]);
  });

  it("replaces the menu by a JSON file and keeps the revision", async () => {
    const one = { ...sampleMenu, rev: 99, items: [rice] };
    const { menu, problems } = await read("karte.json", JSON.stringify(one));
    expect(problems).toEqual([]);
    expect(menu).toEqual({ ...one, rev: sampleMenu.rev });
  });

  it.each([
    ["karte.json", "{\n\n  nonsense", /^(?:Zeile 3: )?Das ist keine gültige JSON-Datei/],
    ["karte.json", "[]", /^categories: /],
    ["karte.json", JSON.stringify({ ...sampleMenu, surplus: 1 }), /^Unbekannte Angabe: surplus$/],
    ["karte.json", "5", /^Das ist keine Speisekarte\.$/],
    [
      "karte.json",
      JSON.stringify({ ...sampleMenu, items: [{ ...rice, colour: "red" }] }),
      /^items › 0: Unbekannte Angabe: colour$/,
    ],
    [
      "karte.json",
      JSON.stringify({ ...sampleMenu, items: [{ ...rice, preis: "5" }] }),
      /^items › 0 › preis: Bitte geben Sie einen Betrag/,
    ],
    [
      "karte.json",
      JSON.stringify({ ...sampleMenu, items: [{ ...rice, category: "gone" }] }),
      /^Reis: Bitte wählen Sie eine Kategorie/,
    ],
    [
      "karte.json",
      JSON.stringify({
        ...sampleMenu,
        categories: [...sampleMenu.categories, sampleMenu.categories[0]],
      }),
      /^(?!categories).+: Diese Kennung ist doppelt vergeben/,
    ],
    ["karte.csv", "id;name\n", /^Zeile 1: Die Spalte „name“ ist unbekannt/],
    ["karte.csv", "", /^Zeile 1: Die Datei ist leer/],
  ])("names the place of an error in %s: %j", async (name, text, first) => {
    const { problems } = await read(name, text);
    expect(problems[0]).toMatch(first);
  });
});
