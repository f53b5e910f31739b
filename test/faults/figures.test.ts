import { expect, expectTypeOf, it } from "vitest";
import { type Measured, printed } from "./figures";

it("a figure is a number of things found, a number, or yes or no", () => {
  expect(printed(["a", "b"])).toBe("2");
  expect(printed(new Set("abb"))).toBe("2");
  expect(printed(7)).toBe("7");
  expect(printed(1.26)).toBe("1.3");
  expect(printed(true)).toBe("yes");
  expect(() => printed(Number.NaN)).toThrow(RangeError);
});

it("the type of a figure excludes constants", () => {
  expectTypeOf<Measured<0>>().toBeNever();
  expectTypeOf<Measured<0 | 1>>().toBeNever();
  expectTypeOf<Measured<true>>().toBeNever();
  expectTypeOf<Measured<never[]>>().toBeNever();
  expectTypeOf<Measured<readonly ["one", "two"]>>().toBeNever();
  expectTypeOf<Measured<number>>().toEqualTypeOf<number>();
  expectTypeOf<Measured<boolean>>().toEqualTypeOf<boolean>();
  expectTypeOf<Measured<readonly string[]>>().toEqualTypeOf<readonly string[]>();
  // The compiler has checked the types; the runner requires an assertion.
  expect(printed([])).toBe("0");
});
