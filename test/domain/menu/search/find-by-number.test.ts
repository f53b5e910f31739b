import { describe, expect, it } from "vitest";
import { findByNumber } from "@/domain/menu/search/find-by-number";
import { indexDishes } from "@/domain/menu/search/search-dishes";
import { aText, rice, sampleMenu } from "../../sample-restaurant";

const dish = (id: string, number: string | undefined, name: string) => ({
  ...rice,
  id,
  name: aText(name),
  ...(number === undefined ? {} : { number }),
});

const index = indexDishes(
  {
    ...sampleMenu,
    items: [
      dish("one-twenty", "120", "Maki Lachs"),
      dish("twelve", "12", "Sommerrollen mit Garnelen"),
      dish("twelve-a", "12a", "Sommerrollen mit Tofu"),
      dish("lunch", "M12", "Mittagsmenü 12 Stück"),
      dish("tea", undefined, "Jasmintee"),
      dish("pho", "30", "Phở bò"),
    ],
  },
  "de",
);

const idsOf = (typed: string) => findByNumber(index, typed).dishes.map(({ id }) => id);
const bestOf = (typed: string) => findByNumber(index, typed).best?.id ?? null;

describe("findByNumber", () => {
  it.each([
    ["12", "twelve"],
    ["12a", "twelve-a"],
    ["12A", "twelve-a"],
    ["m12", "lunch"],
    ["M 12", "lunch"],
    ["120", "one-twenty"],
  ])("finds number %s exactly", (typed, id) => {
    expect(bestOf(typed)).toBe(id);
  });

  it("lists longer numbers behind the exact one, and no dish that only mentions the number", () => {
    expect(idsOf("12")).toEqual(["twelve", "twelve-a", "one-twenty"]);
  });

  it("selects no dish if the number does not exist, but lists the numbers that begin with it", () => {
    expect(findByNumber(index, "1")).toMatchObject({ best: null });
    expect(idsOf("1")).toEqual(["twelve", "twelve-a", "one-twenty"]);
    expect(findByNumber(index, "13")).toEqual({ qty: 1, dishes: [], best: null });
  });

  it.each([
    ["somm", "twelve"],
    ["rollen tofu", "twelve-a"],
    ["pho", "pho"],
    ["jasmin", "tea"],
  ])("finds the part of a name %s", (typed, id) => {
    expect(bestOf(typed)).toBe(id);
  });

  it.each([
    ["3x12", 3, "twelve"],
    ["3 × 12a", 3, "twelve-a"],
    ["2*jasmin", 2, "tea"],
    ["10X30", 10, "pho"],
    ["0x12", 1, "twelve"],
    ["12", 1, "twelve"],
  ])("reads the quantity in %s", (typed, qty, id) => {
    expect(findByNumber(index, typed)).toMatchObject({ qty, best: { id } });
  });

  it.each([
    ["#12", "twelve"],
    ["12 Stück", "lunch"],
    ["abcd12", null],
    ["m-12", "twelve"],
    ["12abc", null],
  ])("reads %s, which is no number, as a name", (typed, id) => {
    expect(bestOf(typed)).toBe(id);
  });

  it("finds nothing without a dish", () => {
    for (const typed of ["", "  ", "3x", "3 x "]) {
      expect(findByNumber(index, typed)).toMatchObject({ dishes: [], best: null });
    }
  });
});
