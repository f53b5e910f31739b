import { expect, it } from "vitest";
import { decodeFields, encodeFields } from "@/hosting/local/firestore-value";

it("decodes encoded fields to the same data", () => {
  const data = {
    text: "Grüße",
    whole: 1250,
    fraction: 12.5,
    yes: true,
    nothing: null,
    at: new Date("2027-03-28T01:30:00.000Z"),
    list: [{ open: "11:00" }, 2],
    empty: {},
    none: [],
  };
  expect(decodeFields(encodeFields(data))).toEqual(data);
});

it("omits undefined fields", () => {
  expect(encodeFields({ a: undefined, b: 1 })).toEqual({ b: { integerValue: "1" } });
});

it("refuses values that Firestore cannot store", () => {
  expect(() => encodeFields({ a: () => 1 })).toThrow(TypeError);
});
