import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkChoices } from "@/domain/menu/options/check-choices";
import type { Choices } from "@/domain/menu/options/choices.schema";
import { noodles } from "../../sample-restaurant";

describe("checkChoices", () => {
  it.each<[string, Choices]>([
    ["the required radio alone", { size: "small" }],
    ["as many options as allowed", { size: "large", extras: ["tofu", "egg"] }],
    ["an empty list", { size: "large", extras: [] }],
    ["settings that do not cost", { size: "large", without: ["coriander"] }],
  ])("accepts %s", (_case, choices) => {
    expect(checkChoices(noodles, choices)).toEqual({ ok: true, value: undefined });
  });

  it.each<[string, Choices, string, string]>([
    ["a required radio left out", {}, "size", "REQUIRED"],
    ["an unknown option group", { size: "small", sauce: "hot" }, "sauce", "UNKNOWN_GROUP"],
    ["an inherited name", { size: "small", constructor: "x" }, "constructor", "UNKNOWN_GROUP"],
    ["an unknown radio option", { size: "huge" }, "size", "UNKNOWN_OPTION"],
    ["an empty radio option", { size: "" }, "size", "UNKNOWN_OPTION"],
    ["an inherited option", { size: "toString" }, "size", "UNKNOWN_OPTION"],
    ["an option of another setting", { size: "tofu" }, "size", "UNKNOWN_OPTION"],
    ["a list for a radio", { size: ["small"] }, "size", "WRONG_SHAPE"],
    ["an empty list for a radio", { size: [] }, "size", "WRONG_SHAPE"],
    ["a text for a checkbox", { size: "small", extras: "egg" }, "extras", "WRONG_SHAPE"],
    ["an empty text for a checkbox", { size: "small", extras: "" }, "extras", "WRONG_SHAPE"],
    ["a duplicate option", { size: "small", extras: ["egg", "egg"] }, "extras", "DUPLICATE_OPTION"],
    ["an unknown extra", { size: "small", extras: ["gold"] }, "extras", "UNKNOWN_OPTION"],
    ["too many", { size: "small", extras: ["tofu", "egg", "chili"] }, "extras", "TOO_MANY"],
  ])("refuses %s", (_case, choices, group, reason) => {
    expect(checkChoices(noodles, choices)).toEqual({ ok: false, error: { group, reason } });
  });

  it("refuses the key __proto__", () => {
    const forged = JSON.parse('{"__proto__": {"size": "small"}}') as Choices;
    expect(checkChoices(noodles, forged)).toEqual({
      ok: false,
      error: { group: "__proto__", reason: "UNKNOWN_GROUP" },
    });
  });

  it("enforces min and max of a checkbox; a min makes it required", () => {
    const extras = noodles.settings.extras;
    if (!extras) throw new Error("the sample lost its extras");
    const item = { settings: { extras: { ...extras, min: 2, max: 2 } } };
    expect(checkChoices(item, { extras: ["tofu", "egg"] }).ok).toBe(true);
    const reason = (choices: Choices) => {
      const checked = checkChoices(item, choices);
      return checked.ok ? null : checked.error.reason;
    };
    expect(reason({})).toBe("REQUIRED");
    expect(reason({ extras: [] })).toBe("REQUIRED");
    expect(reason({ extras: ["tofu"] })).toBe("TOO_FEW");
    expect(reason({ extras: ["tofu", "egg", "chili"] })).toBe("TOO_MANY");
  });

  it("never throws and never accepts unknown options", () => {
    const names = fc.constantFrom("size", "extras", "without", "__proto__", "constructor", "x");
    const values = fc.constantFrom("small", "tofu", "egg", "coriander", "", "__proto__", "length");
    const choices = fc.dictionary(names, fc.oneof(values, fc.array(values, { maxLength: 4 })));
    fc.assert(
      fc.property(choices, (chosen) => {
        if (!checkChoices(noodles, chosen as Choices).ok) return;
        for (const [id, value] of Object.entries(chosen)) {
          const known = noodles.settings[id]?.options.map((option) => option.value) ?? [];
          for (const one of [value].flat()) expect(known).toContain(one);
        }
        expect(chosen).toHaveProperty("size");
      }),
      { numRuns: 3000 },
    );
  });
});
