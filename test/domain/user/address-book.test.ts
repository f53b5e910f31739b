import { describe, expect, it } from "vitest";
import {
  addressBookSchema,
  isSameAddress,
  withAddress,
  withoutAddress,
} from "@/domain/user/address-book";

const home = { street: "Lindenstraße 7", zip: "86399", city: "Bobingen" };
const work = { street: "Am Markt 1", zip: "86150", city: "Augsburg", note: "Hinterhaus" };
const numbered = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ ...home, street: `Lindenstraße ${number}` }));

describe("address book", () => {
  it("puts the latest address first", () => {
    expect(withAddress([home], work)).toEqual([work, home]);
  });

  it("reads an address with characters that the form refuses, and keeps the others", () => {
    const old = { ...work, street: "Am\tMarkt 1", note: "Hinterhaus\u2028links" };
    const read = { ...work, street: "Am Markt 1", note: "Hinterhaus links" };
    expect(addressBookSchema.parse([home, old])).toEqual([home, read]);
  });

  it("recognises an address despite other notes, case and spacing", () => {
    const again = { ...home, street: " lindenstraße  7", note: "bei Gast" };
    expect(isSameAddress(home, again)).toBe(true);
    expect(withAddress([work, home], again)).toEqual([again, work]);
  });

  it("replaces the edited address", () => {
    const moved = { ...home, street: "Lindenstraße 9" };
    expect(withAddress([work, home], moved, home)).toEqual([moved, work]);
  });

  it("drops the address used longest ago beyond five", () => {
    const full = numbered(5);
    expect(withAddress(numbered(4), work)).toHaveLength(5);
    const book = withAddress(full, work);
    expect(book).toEqual([work, ...full.slice(0, -1)]);
    expect(addressBookSchema.safeParse(book).success).toBe(true);
    expect(addressBookSchema.safeParse(numbered(6)).success).toBe(false);
  });

  it("removes an address without mutating the list", () => {
    const book = [work, home];
    expect(withoutAddress(book, home)).toEqual([work]);
    expect(book).toEqual([work, home]);
  });
});

it.each([
  ["the same words and blanks", { street: "Am\tMarkt  1 " }, true],
  ["words without blanks", { street: "AmMarkt 1" }, false],
  ["another house", { street: "Am Markt 2" }, false],
  ["another postal code", { zip: "86151" }, false],
  ["another town", { city: "Neusäß" }, false],
  ["no note", { note: undefined }, true],
])("decides whether an address with %s is the same", (_what, changes, isSame) => {
  const { note: _note, ...door } = work;
  expect(isSameAddress(work, { ...door, ...changes })).toBe(isSame);
});
