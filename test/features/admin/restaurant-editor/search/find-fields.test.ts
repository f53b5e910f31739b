import { describe, expect, it } from "vitest";
import { SECTIONS, sectionOf } from "@/features/admin/restaurant-editor/draft/section-of";
import { findFields } from "@/features/admin/restaurant-editor/search/find-fields";
import { FIELD_WORDS } from "@/i18n/admin/restaurant/field-search-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";

const first = (query: string) => findFields(query, "de")[0];

describe("findFields", () => {
  it.each([
    ["Liefergebühr", "cost_by_distance.fee"],
    ["liefergebuehr gebühr", "cost_by_distance.fee"],
    ["delivery fee", "cost_by_distance.fee"],
    ["fee", "cost_by_distance.fee"],
    ["Ruhetag", "hours.open"],
    ["Feiertag", "opened_on_holiday"],
    ["Mindestbestellwert", "min_delivery_amount"],
    ["lead time delivery", "order_policy.delivery_lead_minutes"],
    ["Abholrabatt", "pick_up_discount"],
    ["abgelaufen nie", undefined],
    ["  ", undefined],
    ["–", undefined],
  ])("finds for %j the field %s first", (query, path) => {
    expect(first(query)?.path).toBe(path);
  });

  it("finds fields by their help text, after those with the word in their label", () => {
    const found = findFields("Spaßbestellungen", "de");
    expect(found[0]).toMatchObject({ path: null, section: "guests" });
    expect(first("bleibt eine Bestellung ohne Antwort")?.path).toBe(
      "unanswered_policy.remind_minutes",
    );
  });

  it("finds every section and every field by its own label, in both languages", () => {
    const missed = (["de", "en"] as const).flatMap((language) => {
      const { sections, fields } = restaurantEditorTexts[language];
      const labels = [
        ...SECTIONS.map((name) => sections[name]),
        ...Object.values(fields).flatMap((each) => Object.values<string>(each)),
      ];
      return labels.filter((label) => !findFields(label, language).length);
    });
    expect(missed).toEqual([]);
  });

  it("has other words only for fields that exist", () => {
    const paths = Object.values(restaurantEditorTexts.de.fields).flatMap(Object.keys);
    const unknown = Object.keys(FIELD_WORDS).filter(
      (path) => !paths.some((each) => `${each}.`.startsWith(`${path}.`)),
    );
    expect(unknown).toEqual([]);
    expect(sectionOf("cost_by_distance.0.fee")).toBe("delivery");
  });
});
