import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { deliveryTerms } from "@/domain/delivery/delivery-terms";
import { configurationProblems } from "@/hosting/checks/configuration-problems";
import { repoRoot } from "@/hosting/lib/repo-root";
import { draftMenu } from "@/hosting/new-restaurant/draft-menu";
import { draftRestaurant, type NewRestaurant } from "@/hosting/new-restaurant/draft-restaurant";
import { freeColor, textColorOn } from "@/hosting/new-restaurant/free-color";
import { newLogo } from "@/hosting/new-restaurant/new-logo";
import { newRestaurantProblem } from "@/hosting/new-restaurant/new-restaurant-problem";
import { optionProblem } from "@/hosting/new-restaurant/option-problem";
import { placesFile, scaffold } from "@/hosting/new-restaurant/scaffold";
import { TENANT_LIST_FILE, tenantListSource } from "@/hosting/new-restaurant/tenant-list-source";
import { townsAround } from "@/hosting/new-restaurant/towns-around";
import { tenants } from "@/tenant-configs/index";
import { places } from "@/tenant-configs/places";
import { restaurants } from "@/test/tenant-configs/restaurants";
import { contrastRatio } from "@/ui/theme/oklch";

// @any-time-zone

// Not the example of docs/new-restaurant.md, so that these tests pass after trying it.
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
const draft = (change: Partial<NewRestaurant> = {}) =>
  draftRestaurant({ ...wanted, ...change }, restaurants, places);

describe("draftRestaurant", () => {
  it.each([...new Set(places.map(({ zip }) => zip))])("is valid and delivers in %s", (zip) => {
    const restaurant = draft({ zip });
    expect(configurationProblems("probe-wirtschaft", restaurant, draftMenu)).toEqual([]);
    const home = { zip, city: places.find((place) => place.zip === zip)?.name ?? "" };
    const areas = restaurant.min_delivery_amount_by_zip.map((area) => ({
      zip: area.zip ?? "",
      city: area.label,
    }));
    for (const area of [home, ...areas]) {
      expect(deliveryTerms(restaurant, places, area)).toMatchObject({ ok: true });
    }
  });

  it("picks a legible colour that no other restaurant has", () => {
    const { color, textColor } = draft();
    expect(restaurants.map((other) => other.color.toUpperCase())).not.toContain(color);
    expect(contrastRatio(color, textColor)).toBeGreaterThanOrEqual(4.5);
    expect(draft({ color: "#F2E632" }).textColor).toBe("#1A1410");
  });

  it("finds 100 different colours with legible text", () => {
    const colors = restaurants.map(({ color }) => color);
    while (colors.length < 100) colors.push(freeColor(colors));
    const fresh = colors.slice(restaurants.length);
    expect(new Set(colors).size).toBe(colors.length);
    expect(fresh.filter((color) => textColorOn(color) === undefined)).toEqual([]);
  });

  it("refuses an unknown postal code", () => {
    expect(() => draft({ zip: "10115" })).toThrow("--zip 10115: no known town. Add --towns");
  });
});

/** A line of the file of postal codes that GeoNames publishes. */
const line = (zip: string, name: string, lat: number, lng: number) =>
  ["DE", zip, name, "Bayern", "BY", "", "", "", "", lat, lng, ""].join("\t");

describe("townsAround", () => {
  const file = [
    line("83022", "Rosenheim", 47.856, 12.128),
    line("83071", "Stephanskirchen", 47.85, 12.19),
    line("83209", "Prien", 47.855, 12.345),
    "not a line of the file",
  ].join("\n");

  it("brings the town of a new restaurant and those around it, and keeps the known ones", () => {
    const known = townsAround("83022", file, places);
    expect(known.slice(0, places.length)).toEqual(places);
    expect(known.slice(places.length).map(({ name }) => name)).toEqual([
      "Rosenheim",
      "Stephanskirchen",
    ]);
    const restaurant = draftRestaurant({ ...wanted, zip: "83022" }, restaurants, known);
    expect(configurationProblems("probe-wirtschaft", restaurant, draftMenu)).toEqual([]);
    expect(restaurant.min_delivery_amount_by_zip.map(({ label }) => label)).toEqual([
      "Stephanskirchen",
    ]);
    const written = JSON.parse(Object.values(placesFile(known))[0] ?? "");
    expect(written.at(-1)).toEqual({
      zip: "83071",
      name: "Stephanskirchen",
      lat: 47.85,
      lng: 12.19,
    });
  });

  it("leaves postal codes alone that are known already", () => {
    const other = line("86830", "Schwabmünchen-Mittelstetten", 48.179, 10.757);
    expect(townsAround("86830", other, places)).toEqual(places);
  });

  it("refuses a file without the postal code", () => {
    expect(() => townsAround("10115", file, places)).toThrow("--towns: has no postal code 10115.");
  });
});

describe("newRestaurantProblem", () => {
  it.each([
    ["capitals in the key", { key: "Linde" }, "<key> Linde: use lower-case letters"],
    ["a key too long for a site", { key: "zum-langen-wirtshausnamen" }, "at most 24 characters"],
    ["a build mode as key", { key: "none" }, "choose another key"],
    ["the target of another restaurant", { key: "bobingen" }, "choose another key"],
    ["the key of another restaurant", { key: "le-vie" }, "choose another key"],
    ["the title of another restaurant", { title: "le vie " }, "Le Vie has it already"],
    ["the colour of another restaurant", { color: "#b3261E" }, "Resto Bobingen has it already"],
    [
      "the phone of another restaurant",
      { phone: "089 99998-011" },
      "Resto Bobingen has it already",
    ],
    ["a colour that is not hexadecimal", { color: "red" }, "--color red: expected #rrggbb"],
  ])("refuses %s", (_what, change, sentence) => {
    expect(newRestaurantProblem({ ...wanted, ...change }, restaurants)).toContain(sentence);
  });

  it("accepts a new key, with and without a colour", () => {
    expect(newRestaurantProblem(wanted, restaurants)).toBeNull();
    expect(newRestaurantProblem({ ...wanted, color: "#123456" }, restaurants)).toBeNull();
  });
});

describe("newLogo", () => {
  const logo = join(repoRoot, "docs/pictures/home.webp");

  it.each([
    [["nix.svg"], `--logo: ${resolve("nix.svg")} does not exist.`],
    [[logo, "nix.svg"], `--logo-dark: ${resolve("nix.svg")} does not exist.`],
    [[undefined, logo], "--logo-dark is a variant of a logo: add --logo."],
  ])("refuses %j", ([light, dark], sentence) => {
    expect(() => newLogo("probe-wirtschaft", light, dark)).toThrow(sentence);
  });
});

describe("optionProblem", () => {
  it.each([
    [{ email: "probe" }, "--email: Invalid email address"],
    [{ phone: "12" }, "--phone: Invalid string: must match pattern"],
    [{ street: "" }, "--street: Too small"],
    [{ owner: "" }, "--owner: Too small"],
  ])("names the option of %j", (change, sentence) => {
    const [problem = ""] = configurationProblems("probe-wirtschaft", draft(change), draftMenu);
    expect(problem).toMatch(/^tenant-configs/);
    expect(optionProblem(problem)).toContain(sentence);
  });

  it("keeps a problem of another field", () => {
    expect(optionProblem("tenant-configs/a.ts: url: expected")).toBe(
      "tenant-configs/a.ts: url: expected",
    );
  });
});

describe("scaffold", () => {
  const keys = Object.keys(tenants);
  const configuration = "tenant-configs/probe-wirtschaft.ts";

  it("writes configuration, menu and the list of tenants", () => {
    const files = scaffold(draft(), draftMenu, keys);
    expect(Object.keys(files)).toEqual([
      configuration,
      "tenant-configs/menus/probe-wirtschaft.ts",
      TENANT_LIST_FILE,
    ]);
    expect(files[configuration]).toContain("export const tenant: Restaurant");
    expect(files[TENANT_LIST_FILE]).toContain('"probe-wirtschaft": probeWirtschaftTenant,');
  });

  it("keeps a title from ending the comment it appears in", () => {
    const files = scaffold(draft({ title: "Eck */ Co" }), draftMenu, keys);
    expect(files[configuration]).toContain("/** Eck * / Co in Schwabmünchen. */");
    expect(files[configuration]).toContain('"title": "Eck */ Co"');
  });

  it("generates the list of tenants that is in the repository", () => {
    const withoutSpace = (source: string) => source.replaceAll(/\s|,(?=\s*\})/g, "");
    const list = readFileSync(join(repoRoot, TENANT_LIST_FILE), "utf8");
    expect(withoutSpace(list)).toBe(withoutSpace(tenantListSource(keys)));
  });
});
