import { describe, expect, it } from "vitest";
import { matchTown } from "@/domain/delivery/match-town";

const towns = ["Bobingen", "Bobingen-Straßberg", "Königsbrunn", "Augsburg-Göggingen/Inningen"];

describe("matchTown", () => {
  it.each<[string | undefined, string[]]>([
    ["Bobingen", ["Bobingen"]],
    ["  bobingen ", ["Bobingen"]],
    ["Strassberg", ["Bobingen-Straßberg"]],
    ["Bobingen, Straßberg", ["Bobingen-Straßberg"]],
    ["KOENIGSBRUNN", ["Königsbrunn"]],
    ["Ko\u0308nigsbrunn", ["Königsbrunn"]],
    ["Königsbrunn bei Augsburg", ["Königsbrunn"]],
    ["Inningen", ["Augsburg-Göggingen/Inningen"]],
    ["Berlin", []],
    ["Bob", []],
    ["", []],
    ["--", []],
    [undefined, []],
  ])("%j matches %j", (typed, expected) => {
    expect(matchTown(towns, (town) => town, typed)).toEqual(expected);
  });

  it("never matches a candidate without a name", () => {
    expect(matchTown(["", "--"], (town) => town, "Bobingen")).toEqual([]);
  });
});
