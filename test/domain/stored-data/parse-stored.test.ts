import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { parseStored } from "@/domain/stored-data/parse-stored";

const dishSchema = z.strictObject({ id: z.string(), name: z.strictObject({ de: z.string() }) });
const schema = z.strictObject({
  rev: z.int(),
  items: z.array(dishSchema),
  byId: z.optional(z.record(z.string(), dishSchema)),
});

const soup = { id: "soup", name: { de: "Suppe" } };
const laterSoup = { id: "soup", name: { de: "Suppe", fr: "Soupe" }, picture: "soup.avif" };

describe("parseStored", () => {
  it("ignores unknown fields at any depth", () => {
    const stored = {
      rev: 3,
      items: [soup, laterSoup],
      byId: { one: laterSoup, other: soup },
      layout: "grid",
    };
    const before = structuredClone(stored);
    expect(parseStored(schema, stored)).toEqual({
      success: true,
      data: { rev: 3, items: [soup, soup], byId: { one: soup, other: soup } },
    });
    expect(stored).toEqual(before);
  });

  it.each([
    ["what is wrong", { rev: "3", items: [] }],
    ["what is wrong beside what is unknown", { rev: 3, layout: "grid", items: [{ id: "soup" }] }],
    ["what is no document", null],
  ])("still refuses %s", (_what, stored) => {
    expect(parseStored(schema, stored).success).toBe(false);
  });
});
