import { describe, expect, it } from "vitest";
import { availabilitySchema } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { parseMenu } from "@/domain/menu/stored-menu";
import { parseReadableParts } from "@/domain/stored-data/parse-readable-parts";

const parseAvailability = (value: unknown) => availabilitySchema.safeParse(value);

const dish = (id: string) => ({
  id,
  category: "all",
  name: { de: id, en: id },
  preis: 5,
  settings: {},
  vat: 7,
});
const menu = {
  rev: 3,
  categories: [{ id: "all", name: { de: "Alles", en: "All" } }],
  items: [dish("soup"), dish("noodles"), dish("tea")],
};

describe("parseReadableParts", () => {
  it("returns a readable document as it is", () => {
    expect(parseReadableParts(parseMenu, menu)).toEqual({ data: menu, dropped: [] });
  });

  it("leaves out broken entries of a list and keeps the others in order", () => {
    const items = [dish("soup"), { ...dish("noodles"), preis: "5", vat: 8 }, dish("tea")];
    const parts = parseReadableParts(parseMenu, { ...menu, items });
    expect(parts?.data.items.map(({ id }) => id)).toEqual(["soup", "tea"]);
    expect(parts?.dropped).toEqual(["items.1"]);
  });

  it("leaves out broken entries of a map", () => {
    const stored = { ...DEFAULT_AVAILABILITY, sold_out: { soup: 5, tea: "later" } };
    expect(parseReadableParts(parseAvailability, stored)).toEqual({
      data: { ...DEFAULT_AVAILABILITY, sold_out: { soup: 5 } },
      dropped: ["sold_out.tea"],
    });
  });

  it("gives a broken field its default", () => {
    const stored = { paused_until: "soon", extra_minutes: 10, exceptions: "none" };
    expect(parseReadableParts(parseAvailability, stored)).toEqual({
      data: { ...DEFAULT_AVAILABILITY, extra_minutes: 10 },
      dropped: ["paused_until", "exceptions"],
    });
  });

  it("returns null if a required field is broken or missing", () => {
    expect(parseReadableParts(parseMenu, { ...menu, categories: [] })).toBeNull();
    expect(parseReadableParts(parseMenu, { ...menu, items: "soup" })).toBeNull();
    expect(parseReadableParts(parseMenu, {})).toBeNull();
  });

  it("does not change its input", () => {
    const stored = { ...menu, items: [dish("soup"), null] };
    const copy = structuredClone(stored);
    parseReadableParts(parseMenu, stored);
    expect(stored).toEqual(copy);
  });
});
