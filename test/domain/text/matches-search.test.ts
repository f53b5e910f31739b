import { describe, expect, it } from "vitest";
import { matchesSearch } from "@/domain/text/matches-search";

describe("matchesSearch", () => {
  it.each(["", "le", "VIE", "schwabm", "Schwabmuenchen le", "schwabmunchen"])(
    "finds “Le Vie Schwabmünchen” by %j",
    (query) => expect(matchesSearch("Le Vie Schwabmünchen", query)).toBe(true),
  );

  it.each(["ie", "le augsburg"])("does not find “Le Vie Schwabmünchen” by %j", (query) =>
    expect(matchesSearch("Le Vie Schwabmünchen", query)).toBe(false),
  );
});
