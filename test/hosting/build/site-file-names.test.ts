import { expect, it } from "vitest";
import { siteFileNames } from "@/hosting/build/site-file-names";
import { dataMarker } from "@/hosting/build/site-markers";

const texts = new Map([
  ["assets/index-aaaaaaaa.js", 'import("./page-bbbbbbbb.js")'],
  ["assets/page-bbbbbbbb.js", 'import"./index-aaaaaaaa.js";import"./app-cccccccc.js"'],
  ["assets/app-cccccccc.js", `var t=${dataMarker("tenant")};import"./sdk-dddddddd.js"`],
  ["assets/sdk-dddddddd.js", "1"],
]);

const namesWith = (value: string) =>
  siteFileNames(texts).namesOf(new Map([["assets/app-cccccccc.js", value]]));

it("renames the files that differ between sites and all that name them, also in circles", () => {
  expect([...namesWith("one").keys()].sort()).toEqual([
    "app-cccccccc.js",
    "index-aaaaaaaa.js",
    "page-bbbbbbbb.js",
  ]);
  expect(namesWith("one").get("app-cccccccc.js")).toMatch(/^app-[\w-]{8}\.js$/);
});

it("gives the same names for the same content and other names for any other", () => {
  expect(namesWith("one")).toEqual(namesWith("one"));
  const other = namesWith("two");
  for (const [base, name] of namesWith("one")) expect(other.get(base)).not.toBe(name);
});

it("renames in texts what it renames in folders", () => {
  const names = siteFileNames(texts);
  const renamed = namesWith("one");
  expect(names.rename('import("./page-bbbbbbbb.js")+"./sdk-dddddddd.js"', renamed)).toBe(
    `import("./${renamed.get("page-bbbbbbbb.js")}")+"./sdk-dddddddd.js"`,
  );
});
