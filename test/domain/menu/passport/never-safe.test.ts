import fc from "fast-check";
import { expect, it } from "vitest";
import { judgeDish } from "@/domain/menu/passport/judge-dish";
import { PASSPORT_DIETS, passportSchema } from "@/domain/menu/passport/passport.schema";
import { addOns } from "@/tenant-configs/add-ons";
import { dish, group, option, passport } from "./sample-food";

const required = { type: "radio", required: true } as const;
const codes = fc.option(fc.subarray(["A", "E", "F", "Z"]), { nil: undefined });
const options = fc.array(codes, { minLength: 1, maxLength: 2 });
const dishes = fc
  .record({ add_ons: codes, settings: fc.tuple(options, fc.boolean()) })
  .map(({ add_ons, settings: [all, isRequired] }) =>
    dish({
      ...(add_ons && { add_ons }),
      settings: {
        g: group(
          all.map((each, at) => option(`o${at}`, each)),
          isRequired ? required : {},
        ),
      },
    }),
  );
const passports = fc.record({
  avoid: fc.subarray(["peanuts" as const, "soy" as const], { minLength: 1 }),
  additives: fc.constant<string[]>([]),
  diets: fc.subarray([PASSPORT_DIETS[3]]),
  dislikes: fc.constant<string[]>([]),
  tells_kitchen: fc.constant(false),
});

it("calls nothing safe that is not declared or contains what is avoided", () => {
  fc.assert(
    fc.property(dishes, passports, (item, wanted) => {
      fc.pre(judgeDish(item, wanted, addOns)?.fit === "safe");
      for (const part of [item, ...(item.settings.g?.options ?? [])]) {
        expect(part.add_ons?.every((code) => Object.hasOwn(addOns, code))).toBe(true);
        const found = part.add_ons?.map((code) => addOns[code]?.allergen);
        for (const allergen of wanted.avoid) expect(found).not.toContain(allergen);
      }
    }),
  );
});

it("accepts a passport of bounded size only", () => {
  const words = (count: number, length: number) =>
    passport({ dislikes: Array.from({ length: count }, () => "x".repeat(length)) });
  expect(passportSchema.safeParse(words(10, 30)).success).toBe(true);
  expect(passportSchema.safeParse(words(11, 30)).success).toBe(false);
  expect(passportSchema.safeParse(words(1, 31)).success).toBe(false);
  expect(passportSchema.safeParse(passport({ dislikes: ["a\u0000b"] })).success).toBe(false);
});
