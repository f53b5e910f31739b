import { expect, it } from "vitest";
import { previewItem } from "@/domain/menu/draft/preview-item";
import { noodles } from "../../sample-restaurant";

it("previews an unfinished dish: missing English names as German, missing names as dots, missing prices as 0, no broken numbers", () => {
  const unfinished = {
    ...noodles,
    name: { de: " Nudeln ", en: "" },
    preis: Number.NaN,
    volume_ml: Number.NaN,
    min_age: Number.NaN,
    deposit_cents: Number.NaN,
    settings: {
      size: {
        type: "checkbox" as const,
        costs: true,
        min: Number.NaN,
        label: { de: "", en: "" },
        options: [{ value: "large", preis: Number.NaN, label: { de: "groß", en: "" } }],
      },
    },
  };
  const shown = previewItem(unfinished);
  expect(shown).toMatchObject({
    name: { de: "Nudeln", en: "Nudeln" },
    preis: 0,
    settings: {
      size: {
        label: { de: "…", en: "…" },
        options: [{ preis: 0, label: { de: "groß", en: "groß" } }],
      },
    },
  });
  expect(Object.keys(shown)).not.toContain("volume_ml");
  expect(Object.keys(shown)).not.toContain("min_age");
  expect(Object.keys(shown)).not.toContain("deposit_cents");
  expect(Object.keys(shown.settings.size ?? {})).not.toContain("min");
});

it("previews a finished dish as it is stored", () => {
  expect(previewItem(noodles)).toEqual(noodles);
});
