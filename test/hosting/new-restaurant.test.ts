import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configurationProblems } from "../../hosting/configuration-problems";
import { repoRoot } from "../../hosting/local/repo-root";
import { draftMenu } from "../../hosting/new-restaurant/draft-menu";
import { draftRestaurant, type NewRestaurant } from "../../hosting/new-restaurant/draft-restaurant";
import { ENTERED_IN, scaffold } from "../../hosting/new-restaurant/scaffold";
import { deliveryTerms } from "../../src/domain/delivery/delivery-terms";
import { contrastRatio } from "../../src/ui/theme/oklch";
import { places } from "../../tenant-configs/places";
import { restaurants } from "../tenant-configs/restaurants";

const wanted: NewRestaurant = {
  key: "zur-linde",
  title: "Zur Linde",
  zip: "86830",
  street: "Lindenweg 1",
  owner: "Erika Musterfrau",
  phone: "089 99998-100",
  color: null,
};
const DOMAIN = "zur-linde.resto.example";
const draft = (change: Partial<NewRestaurant> = {}) =>
  draftRestaurant({ ...wanted, ...change }, DOMAIN, restaurants);

describe("a new restaurant", () => {
  it.each([...new Set(places.map(({ zip }) => zip))])("is sound at once in %s", (zip) => {
    const record = draft({ zip });
    expect(
      configurationProblems({ restoKey: "zur-linde", domain: DOMAIN }, record, draftMenu),
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

  it("is entered wherever restaurants are listed, once", () => {
    const current = Object.fromEntries(
      Object.values(ENTERED_IN).map((file) => [file, readFileSync(join(repoRoot, file), "utf8")]),
    );
    const files = scaffold(draft(), draftMenu, current);
    expect(Object.keys(files)).toEqual([
      "tenant-configs/zur-linde.ts",
      "tenant-configs/menus/zur-linde.ts",
      ...Object.values(ENTERED_IN),
    ]);
    expect(files[ENTERED_IN.list]).toContain('import { zurLinde } from "./zur-linde";');
    expect(files[ENTERED_IN.list]).toContain('"zur-linde": zurLinde,');
    expect(files[ENTERED_IN.menus]).toContain('["zur-linde", () => import("./menus/zur-linde")],');
    expect(files[ENTERED_IN.targets]?.match(/target\("zur-linde", "zur-linde"\)/g)).toHaveLength(1);
    expect(files["tenant-configs/zur-linde.ts"]).toContain("export const zurLinde: Restaurant");
  });
});
