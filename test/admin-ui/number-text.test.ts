import { describe, expect, it } from "vitest";
import { steppedText } from "@/admin-ui/form/stepped-text";
import { numberText, parseNumber } from "@/domain/text/number-text";

describe("parseNumber", () => {
  it.each([
    ["12", 12],
    ["12,5", 12.5],
    ["12.5", 12.5],
    [" 0,25 ", 0.25],
    ["1 000", 1000],
    ["-3", -3],
    ["12 €", 12],
    ["2.5 km", 2.5],
  ])("reads %j as %d", (text, value) => expect(parseNumber(text)).toBe(value));
  it.each(["", ",5", "1,2,3", "1e3", "12 $", "€", "abc", "1.000"])("refuses %j", (text) =>
    expect(parseNumber(text)).toBeNull(),
  );
});

it("writes numbers with a decimal comma", () => {
  expect(numberText(12.5)).toBe("12,5");
  expect(numberText(12.5, 2)).toBe("12,50");
});

describe("steppedText", () => {
  it.each([
    ["10", 1, { step: 5 }, "15"],
    ["12", 1, { step: 5 }, "15"],
    ["12", -1, { step: 5 }, "10"],
    ["60", 1, { step: 5, max: 60 }, "60"],
    ["5", -1, { step: 5, min: 5 }, "5"],
    ["", 1, { step: 5, min: 10 }, "10"],
    ["0,1", 1, { step: 0.1 }, "0,2"],
    ["0,3", -1, { step: 0.1 }, "0,2"],
    ["2,50", 1, { step: 0.5, decimals: 2 }, "3,00"],
  ])("moves %j by %d step(s) of %j to %j", (text, steps, limits, expected) =>
    expect(steppedText(text, steps, limits)).toBe(expected),
  );
});
