import { describe, expect, it } from "vitest";
import { affectedTargets } from "@/hosting/build/affected-targets";
import { hostingTargets } from "@/hosting/targets";
import { tenants } from "@/tenant-configs/index";
import { restaurant } from "@/test/tenant-configs/restaurants";

const changed = (...files: string[]) => affectedTargets(files, tenants);
const ALL = hostingTargets.map(({ target }) => target);

describe("affectedTargets", () => {
  it.each([
    "src/ui/theme/palette.ts",
    "hosting/vite/site-config.ts",
    "hosting/targets.ts",
    "hosting/project.json",
    "tenant-configs/places.json",
    "tenant-configs/gone.ts",
    "tenant-configs/menus/gone.ts",
    "functions/photos/convert-photo.ts",
    "package-lock.json",
    "index.html",
  ])("names all targets after a change of %s", (file) => {
    expect(changed(file)).toEqual(ALL);
  });

  it.each([
    "docs/rules.md",
    "README.md",
    "test/hosting/targets.test.ts",
    "functions/orders/place-order.ts",
    "hosting/local/seed.ts",
    "firestore.rules",
    ".github/workflows/test.yml",
  ])("names no target after a change of %s", (file) => {
    expect(changed(file)).toEqual([]);
  });

  it.each([
    ["tenant-configs/le-vie.ts", ["le-vie"]],
    ["tenant-configs/menus/le-vie.ts", ["le-vie"]],
    ["tenant-configs/photos/le-vie/pho.jpg", ["le-vie"]],
    ["tenant-configs/pho3-peiting.ts", ["pho3-augsburg", "pho3-peiting", "pho3-schwabmuenchen"]],
  ])("names the restaurant, its sisters and the admin site after a change of %s", (file, own) => {
    expect(changed(file, "docs/rules.md").toSorted()).toEqual([...own, "superadmin"].toSorted());
  });

  it("names the restaurant alone after a change of its logo", () => {
    const linde = { ...restaurant("le-vie"), logo: { file: "linde.svg", dark: "linde-dark.svg" } };
    const all = { ...tenants, "le-vie": linde };
    for (const name of ["linde.svg", "linde-dark.svg"]) {
      expect(affectedTargets([`tenant-configs/logos/${name}`], all)).toEqual(["le-vie"]);
    }
    expect(affectedTargets(["tenant-configs/logos/unused.svg"], all)).toEqual([]);
  });

  it("names the admin site after a change of the list of tenants", () => {
    expect(changed("tenant-configs/index.ts", "firebase.json", ".firebaserc")).toEqual([
      "superadmin",
    ]);
  });
});
