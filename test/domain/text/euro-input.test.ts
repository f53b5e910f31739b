import { describe, expect, it } from "vitest";
import { euroInputText, parseEuros } from "@/domain/text/euro-input";

describe("parseEuros", () => {
  it.each([
    ["12,50", 1250],
    ["12.5", 1250],
    ["12 €", 1200],
    [" 0,05 ", 5],
    ["999999,99", 99_999_999],
  ])("reads %j as %i cents", (text, cents) => {
    expect(parseEuros(text)).toBe(cents);
  });

  it.each(["", "€", ",5", "12,", "12,505", "-3", "1.000,00", "1000000", "1x", "x1", "12;50"])(
    "refuses %j",
    (text) => {
      expect(parseEuros(text)).toBeNull();
    },
  );
});

it.each([
  [0, "0,00"],
  [5, "0,05"],
  [50, "0,50"],
  [1250, "12,50"],
])("writes %i cents as %j", (cents, text) => {
  expect(euroInputText(cents)).toBe(text);
});
