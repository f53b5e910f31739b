import { expect, test } from "vitest";
import { phoneSchema } from "@/domain/contact/contact.schema";

test.each([
  ["blanks that do not break", "+49\u00a089\u202f99998010", "+49 89 99998010"],
  ["hyphens that do not break", "089\u201199998\u2013010", "089-99998-010"],
  ["direction marks and other invisible signs", "\u202a089\u200b99998010\u202c", "08999998010"],
  ["blanks around it", " \u00a0089 99998-010\u2009", "089 99998-010"],
])("a telephone number may be pasted with %s", (_what, pasted, expected) => {
  expect(phoneSchema.parse(pasted)).toBe(expected);
});
