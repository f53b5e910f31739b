import { expect, it } from "vitest";
import { passwordStrength } from "@/features/account/sign-in/password-rules";
import { recordFigure } from "./figures";

it("rates common passwords as weak", () => {
  const tried = ["12345678", "password", "passwort1", "qwertz123", "mia.gast1", "11111111"];
  const weak = tried.filter((each) => passwordStrength(each, "mia.gast@example.com") === "weak");
  expect(weak).toEqual(tried);
  const what = `rated good, of ${tried.length} common passwords`;
  recordFigure(42, what, tried.length - weak.length, import.meta.url);
});
