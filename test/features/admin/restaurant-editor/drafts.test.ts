import { describe, expect, it } from "vitest";
import { listChanges, pathKey } from "@/domain/revision/changes";
import { keepingMine, mergeDocuments } from "@/domain/revision/merge";
import { isSameData } from "@/domain/stored-data/is-same-data";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { draftToRestaurant, restaurantToDraft } from "@/domain/tenant/draft/restaurant-draft";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { draftErrors } from "@/features/admin/restaurant-editor/draft/restaurant-form.schema";
import { restaurantParts } from "@/features/admin/restaurant-editor/draft/restaurant-parts";
import { describeRestaurant } from "@/features/admin/restaurant-editor/fields/describe-change";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { restaurants } from "@/test/tenant-configs/restaurants";

const texts = restaurantEditorTexts.de;
const { key } = restoBobingen;
const base = restaurantToDraft(restoBobingen);
const draft = (changes: Partial<RestaurantDraft>): RestaurantDraft => ({ ...base, ...changes });
const errorsOf = (changes: Partial<RestaurantDraft>) =>
  draftErrors(draft(changes), key, "de").map(({ path, message }) => [path, message]);
const restaurantOf = (of: RestaurantDraft): Restaurant =>
  parseRestaurantOrThrow(savedRestaurantSchema.parse(draftToRestaurant(of, key)));

it.each(restaurants.map((each) => [each.key, each] as const))(
  "converts the restaurant %s to a draft and back without changes",
  (_key, restaurant) => {
    const read = restaurantToDraft(restaurant);
    expect(draftErrors(read, restaurant.key, "de")).toEqual([]);
    const saved = parseRestaurantOrThrow(
      savedRestaurantSchema.parse(draftToRestaurant(read, restaurant.key)),
    );
    expect(isSameData(restaurantToDraft(saved), read)).toBe(true);
    // Default policies are added; nothing else may change.
    const { order_policy, reservation_policy, rev: _rev, ...others } = restaurant;
    expect(saved).toMatchObject({
      ...others,
      // A missing and an empty postal code mean the same.
      min_delivery_amount_by_zip: others.min_delivery_amount_by_zip.map(({ zip, ...zone }) => ({
        ...zone,
        ...(zip && { zip }),
      })),
      ...(order_policy && { order_policy }),
      ...(reservation_policy && { reservation_policy }),
    });
  },
);

it("shows the default policy for unanswered orders and stores an empty field as never", () => {
  const { unanswered_policy: _, ...restaurant } = restoBobingen;
  const draft = restaurantToDraft(restaurant);
  expect(draft.unanswered_policy).toEqual({ remind_minutes: "4", pause_after_expired: "2" });
  const never = { remind_minutes: "", pause_after_expired: "" };
  const saved = draftToRestaurant({ ...draft, unanswered_policy: never }, restaurant.key);
  expect(saved.unanswered_policy).toEqual({ remind_minutes: null, pause_after_expired: null });
  const late = { ...draft, unanswered_policy: { ...never, remind_minutes: "15" } };
  expect(draftErrors(late, restaurant.key, "de").map(({ path }) => path)).toEqual([
    "unanswered_policy.remind_minutes",
  ]);
});

describe("draftErrors", () => {
  it.each<[string, Partial<RestaurantDraft>, [path: string, message: string][]]>([
    ["a missing title", { title: " " }, [["title", "Bitte geben Sie Name des Restaurants an"]]],
    [
      "an amount in words",
      { min_delivery_amount: "viel" },
      [
        [
          "min_delivery_amount",
          "Mindestbestellwert (€) ist nicht gültig. Betrag wie 1000 oder 12,50 erwartet",
        ],
      ],
    ],
    [
      "a grouped number, which could be read as a decimal",
      { min_delivery_amount: "1.000" },
      [
        [
          "min_delivery_amount",
          "Mindestbestellwert (€) ist nicht gültig. Betrag wie 1000 oder 12,50 erwartet",
        ],
      ],
    ],
    [
      "a duplicate distance",
      {
        cost_by_distance: [
          { km: "5", fee: "1" },
          { km: "5,0", fee: "2" },
        ],
      },
      [["cost_by_distance.1.km", texts.faults.DUPLICATE_BAND]],
    ],
    [
      "a distance beyond the maximum",
      {
        cost_by_distance: [
          { km: "5", fee: "1" },
          { km: "12,5", fee: "2" },
        ],
      },
      [["cost_by_distance.1.km", texts.faults.BAND_BEYOND_REACH]],
    ],
    [
      "a missing fee",
      { cost_by_distance: [{ km: "7,5", fee: "" }] },
      [["cost_by_distance.0.fee", "Bitte geben Sie Gebühr (€) an"]],
    ],
    [
      "a duplicate code",
      { add_ons: [...base.add_ons, { code: "A", de: "x", en: "x", allergen: "" }] },
      [[`add_ons.${base.add_ons.length}.code`, texts.faults.DUPLICATE_CODE]],
    ],
    [
      "a code without a meaning",
      { add_ons: [{ code: "A", de: "", en: "Gluten", allergen: "gluten" }] },
      [["add_ons.0.de", "Bitte geben Sie Bedeutung (Deutsch) an"]],
    ],
    [
      "a script as url",
      { url: "javascript:alert(1)" },
      [["url", "Internetadresse ist nicht gültig. Internetadresse erwartet"]],
    ],
    ["a missing phone number", { phones: [] }, [["phones", texts.atLeastOne("Telefonnummer")]]],
    [
      "an English text without a German one",
      { subtitle: { de: "", en: "x" } },
      [["subtitle.de", "Bitte geben Sie Untertitel (Deutsch) an"]],
    ],
    [
      "an empty lead time",
      { order_policy: { ...base.order_policy, pickup_lead_minutes: "" } },
      [
        [
          "order_policy.pickup_lead_minutes",
          "Bitte geben Sie Zubereitungszeit Abholung (Minuten) an",
        ],
      ],
    ],
  ])("reports %s at its field", (_what, changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  it("reports overlapping hours and an invalid time at their fields", () => {
    const hours = base.hours.with(2, [
      { open: "11:00", close: "15:00" },
      { open: "14:00", close: "22:00" },
    ]);
    expect(errorsOf({ hours })).toEqual([["hours.2.1.open", texts.faults.HOURS_OVERLAP]]);
    const late = base.hours.with(2, [{ open: "11:00", close: "25:00" }]);
    expect(errorsOf({ hours: late })).toEqual([
      ["hours.2.0.close", "Dienstag, Endzeit ist nicht gültig. Uhrzeit wie 11:00 erwartet"],
    ]);
  });
});

it("parses German and English decimals, and a text without English", () => {
  const restaurant = restaurantOf(
    draft({
      min_delivery_amount: "17,50 €",
      max_delivery_location_in_km: "10.5 km",
      pick_up_discount: "7,5",
      subtitle: { de: "Nudeln", en: " " },
    }),
  );
  expect(restaurant).toMatchObject({
    min_delivery_amount: 17.5,
    max_delivery_location_in_km: 10.5,
    pick_up_discount: 7.5,
    subtitle: "Nudeln",
  });
});

describe("merging two drafts", () => {
  const mine = draft({
    title: "Meins",
    tax: "1",
    cost_by_distance: base.cost_by_distance.slice(1),
    hours: base.hours.with(1, [{ open: "11:00", close: "22:00" }]),
  });
  const theirs = draft({
    title: "Ihres",
    owner: "Neu",
    cost_by_distance: [...base.cost_by_distance.slice(0, -1), { km: "10", fee: "4" }],
  });

  const versions = { base, mine, theirs };
  const merge = (mineAt: readonly string[][]) =>
    mergeDocuments(restaurantParts, versions, keepingMine(new Set(mineAt.map(pathKey)))).document;
  const changes = mergeDocuments(restaurantParts, versions).theirChanges;

  it("lists the changes of the other side and marks those that both changed", () => {
    expect(changes.map(({ path, isConflict }) => [path, isConflict])).toEqual([
      [["title"], true],
      [["cost_by_distance", "10"], false],
      [["owner"], false],
    ]);
  });

  it("keeps the changes of both sides, and the selected one of a conflict", () => {
    const kept = merge([["title"]]);
    expect(kept).toMatchObject({ title: "Meins", tax: "1", owner: "Neu" });
    expect(kept.cost_by_distance).toEqual([
      ...base.cost_by_distance.slice(1, -1),
      { km: "10", fee: "4" },
    ]);
    expect(kept.hours[1]).toEqual([{ open: "11:00", close: "22:00" }]);
    expect(merge([]).title).toBe("Ihres");
    const all = merge(changes.map(({ path }) => [...path]));
    expect(listChanges(restaurantParts, all, mine)).toEqual([]);
  });
});

it("describes differences between two restaurants as text", () => {
  const [first, ...others] = base.min_delivery_amount_by_zip;
  const changed = draft({
    delivery: false,
    hours: base.hours.with(1, [{ open: "17:00", close: "02:00" }]),
    min_delivery_amount_by_zip: [
      { zip: first?.zip ?? "", label: first?.label ?? "", min_delivery_amount: "28,00" },
      ...others.slice(1),
    ],
    add_ons: base.add_ons.filter(({ code }) => code !== "A"),
    look: { font: "oswald", hero: "split", menu: "tiles", tone: "quiet" },
  });
  const { nameOf, textOf } = describeRestaurant(texts);
  const told = listChanges(restaurantParts, { ...base, look: null }, changed).map((change) => [
    nameOf(change).name,
    textOf(change, change.before),
    textOf(change, change.after),
  ]);
  expect(told).toEqual([
    ["Lieferung anbieten", "ja", "nein"],
    ["Mindestbestellwert nach Ort: 86517 Wehringen", "27,00 €", "28,00 €"],
    ["Mindestbestellwert nach Ort: 86507 Oberottmarshausen", "27,00 €", "–"],
    ["Montag", "geschlossen", "17:00–02:00"],
    ["Kürzel A", "Glutenhaltiges Getreide / Cereals containing gluten · Gluten", "–"],
    [
      "Gestaltung",
      "–",
      "Schmal und laut · Heller Grund mit Farbkreis · Kacheln mit großem Bild · Ruhig: feine Schrift, dünne Linien",
    ],
  ]);
});
