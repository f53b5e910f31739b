import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deliveryTerms } from "@/domain/delivery/delivery-terms";
import { configurationProblems } from "@/hosting/checks/configuration-problems";
import { repoRoot } from "@/hosting/lib/repo-root";
import { draftMenu } from "@/hosting/new-restaurant/draft-menu";
import { draftRestaurant, type NewRestaurant } from "@/hosting/new-restaurant/draft-restaurant";
import { ENTERED_IN, type Files, scaffold } from "@/hosting/new-restaurant/scaffold";
import { wantedProblem } from "@/hosting/new-restaurant/wanted-problem";
import { places } from "@/tenant-configs/places";
import { restaurants } from "@/test/tenant-configs/restaurants";
import { contrastRatio } from "@/ui/theme/oklch";

// Not the guide's example: whoever tries that shall see these tests pass.
const wanted: NewRestaurant = {
  key: "probe-wirtschaft",
  title: "Probewirtschaft",
  zip: "86830",
  street: "Lindenweg 1",
  owner: "Erika Musterfrau",
  phone: "089 99998-999",
  email: "probe-wirtschaft@example.com",
  color: null,
};
const DOMAIN = "probe-wirtschaft.resto.example";
const draft = (change: Partial<NewRestaurant> = {}) =>
  draftRestaurant({ ...wanted, ...change }, DOMAIN, restaurants);

function currentFiles(): Files {
  return Object.fromEntries(
    Object.values(ENTERED_IN).map((file) => [file, readFileSync(join(repoRoot, file), "utf8")]),
  );
}

describe("a new restaurant", () => {
  it.each([...new Set(places.map(({ zip }) => zip))])("is sound at once in %s", (zip) => {
    const record = draft({ zip });
    expect(
      configurationProblems({ restoKey: "probe-wirtschaft", domain: DOMAIN }, record, draftMenu),
    ).toEqual([]);
    for (const { label, zip: zone } of record.min_delivery_amount_by_zip) {
      expect(deliveryTerms(record, places, { zip: zone ?? "", city: label })).toMatchObject({
        ok: true,
      });
    }
  });

  it("gets a legible colour that nobody else has", () => {
    const { color, textColor } = draft();
    expect(restaurants.map((other) => other.color.toUpperCase())).not.toContain(color);
    expect(contrastRatio(color, textColor)).toBeGreaterThanOrEqual(4.5);
    expect(draft({ color: "#F2E632" }).textColor).toBe("#1A1410");
  });

  it("needs a postal code whose place is known", () => {
    expect(() => draft({ zip: "10115" })).toThrow("--zip 10115: expected a postal code of");
  });

  it.each([
    ["capitals", { key: "Linde" }, "<key> Linde: expected small letters"],
    ["more than a site's name holds", { key: "zum-langen-wirtshausnamen" }, "expected at most 24"],
    ["a word of the language", { key: "new" }, "<key> new: expected another word"],
    ["a name of the files", { key: "lunch-and-dinner" }, "expected another word"],
    ["the target of another restaurant", { key: "bobingen" }, "expected another word"],
    ["a mode of the builds", { key: "none" }, "expected another word"],
    ["another restaurant's key", { key: "le-vie" }, "expected another word"],
    ["another restaurant's title", { title: "le vie " }, "Le Vie has it already"],
    ["another restaurant's colour", { color: "#b3261E" }, "Resto Bobingen has it already"],
    ["another restaurant's number", { phone: "089 99998-011" }, "Resto Bobingen has it already"],
    ["no colour", { color: "red" }, "--color red: expected #rrggbb"],
  ])("is refused for %s", (_what, change, sentence) => {
    expect(wantedProblem({ ...wanted, ...change }, restaurants)).toContain(sentence);
  });

  it("is taken where nothing is in the way", () => {
    expect(wantedProblem(wanted, restaurants)).toBeNull();
    expect(wantedProblem({ ...wanted, color: "#123456" }, restaurants)).toBeNull();
  });

  it("may have a title that would end a comment", () => {
    const files = scaffold(draft({ title: "Eck */ Co" }), draftMenu, currentFiles());
    expect(files["tenant-configs/probe-wirtschaft.ts"]).toContain(
      "/** Eck * / Co in Schwabmünchen. */",
    );
    expect(files["tenant-configs/probe-wirtschaft.ts"]).toContain('"title": "Eck */ Co"');
  });

  it("is entered wherever restaurants are listed, once", () => {
    const files = scaffold(draft(), draftMenu, currentFiles());
    expect(Object.keys(files)).toEqual([
      "tenant-configs/probe-wirtschaft.ts",
      "tenant-configs/menus/probe-wirtschaft.ts",
      ...Object.values(ENTERED_IN),
    ]);
    expect(files[ENTERED_IN.list]).toContain(
      'import { probeWirtschaft } from "./probe-wirtschaft";',
    );
    expect(files[ENTERED_IN.list]).toContain('"probe-wirtschaft": probeWirtschaft,');
    expect(files[ENTERED_IN.menus]).toContain(
      '["probe-wirtschaft", () => import("./menus/probe-wirtschaft")],',
    );
    expect(
      files[ENTERED_IN.targets]?.match(/target\("probe-wirtschaft", "probe-wirtschaft"\)/g),
    ).toHaveLength(1);
    expect(files["tenant-configs/probe-wirtschaft.ts"]).toContain(
      "export const probeWirtschaft: Restaurant",
    );
  });
});
