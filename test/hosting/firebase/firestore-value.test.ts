import { expect, it } from "vitest";
import { decodeFields, encodeFields } from "@/hosting/firebase/firestore-value";

it("Firestore values decode to the data that was encoded", () => {
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

it("Firestore values omit undefined fields", () => {
  expect(encodeFields({ a: undefined, b: 1 })).toEqual({ b: { integerValue: "1" } });
});

it("encoding refuses values that Firestore cannot store", () => {
  expect(() => encodeFields({ a: () => 1 })).toThrow(TypeError);
});
