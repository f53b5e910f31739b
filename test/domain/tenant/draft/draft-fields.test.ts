import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { draftFields, draftObject } from "@/domain/tenant/draft/draft-fields";
import { eurosSchema } from "@/domain/tenant/restaurant.schema";

const codec = draftObject(
  draftFields({
    title: z.string().check(z.minLength(1)),
    note: z.optional(z.string()),
    bag_fee: eurosSchema,
    tables: z.int(),
    limit: z.nullable(z.number()),
    is_open: z.boolean(),
    policy: z.optional(
      z.strictObject({ days: z._default(z.int(), 7), slots: z._default(z.nullable(z.int()), 3) }),
    ),
    rows: z.array(z.strictObject({ name: z.string(), fee: eurosSchema })),
  }),
);

const stored = {
  title: "Resto",
  bag_fee: 1.5,
  tables: 4,
  limit: null,
  is_open: true,
  policy: { days: 2, slots: null },
  rows: [{ name: "A", fee: 2 }],
};
const typed = {
  title: "Resto",
  note: "",
  bag_fee: "1,50",
  tables: "4",
  limit: "",
  is_open: true,
  policy: { days: "2", slots: "" },
  rows: [{ name: "A", fee: "2,00" }],
};

describe("draftFields", () => {
  it("types every kind of field as its schema says and stores it again", () => {
    expect(z.encode(codec, { ...stored, note: undefined })).toEqual(typed);
    expect(z.decode(codec, typed)).toStrictEqual(stored);
  });

  it("shows the defaults of an absent object", () => {
    const { policy: _, ...others } = stored;
    expect(z.encode(codec, { ...others, note: undefined, policy: undefined }).policy).toEqual({
      days: "7",
      slots: "3",
    });
  });

  it("stores NaN for a malformed or missing required number and never loses the row", () => {
    const draft = { ...typed, tables: "", bag_fee: "1.000", rows: [{ name: " B ", fee: "viel" }] };
    expect(z.decode(codec, draft)).toMatchObject({
      tables: Number.NaN,
      bag_fee: Number.NaN,
      rows: [{ name: "B", fee: Number.NaN }],
    });
  });
});
