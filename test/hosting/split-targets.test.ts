import { expect, it } from "vitest";
import { type CurrentTargets, firebaserc } from "@/hosting/firebase/firebaserc";
import { MAX_SITES, splitTargets } from "@/hosting/firebase/split-targets";
import { LOCAL_PROJECT_ID } from "@/hosting/lib/local-web-config";

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at + 1}`);

const RESTAURANTS = names("restaurant", 1000);
const PROJECTS = names("project", 29);
const [FIRST = "", ...FURTHER] = PROJECTS;

const from = (restaurants: readonly string[], targets = {}): CurrentTargets => ({
  restaurants,
  admin: ["superadmin"],
  targets,
});

it("puts 1,000 restaurants into 29 projects within the limit, each restaurant into one", () => {
  const { targets } = firebaserc(FIRST, FURTHER, from(RESTAURANTS));
  const { [LOCAL_PROJECT_ID]: local, ...live } = targets;
  expect(Object.keys(local?.hosting ?? {})).toHaveLength(1001);
  expect(Object.keys(live)).toEqual(PROJECTS);
  const sites = Object.values(live).map(({ hosting }) => Object.values(hosting).flat());
  expect(Math.max(...sites.map(({ length }) => length))).toBe(MAX_SITES);
  // Every project has the admin site; no site has the name of another.
  expect(sites.flat()).toHaveLength(1000 + PROJECTS.length);
  expect(new Set(sites.flat()).size).toBe(1000 + PROJECTS.length);
  expect(sites[0]).toContain("resto-superadmin");
  expect(sites[1]).toContain("resto-superadmin-2");
});

it("keeps each restaurant in its project while others come and go", () => {
  const before = firebaserc(FIRST, FURTHER, from(RESTAURANTS));
  const changed = ["new-at-the-start", ...RESTAURANTS.filter((_, at) => at % 50 !== 7)];
  const after = firebaserc(FIRST, FURTHER, from(changed, before.targets));
  const projectOf = ({ targets }: ReturnType<typeof firebaserc>, target: string) =>
    Object.entries(targets).find(
      ([id, { hosting }]) => id !== LOCAL_PROJECT_ID && Object.hasOwn(hosting, target),
    )?.[0];
  expect(projectOf(after, "new-at-the-start")).toBe(FIRST);
  const moved = changed
    .slice(1)
    .filter((each) => projectOf(after, each) !== projectOf(before, each));
  expect(moved).toEqual([]);
});

it("says which file to add when no project has room", () => {
  expect(() => splitTargets(names("restaurant", 36), [FIRST], new Map())).toThrow(
    /^No project has room for restaurant-36: .* Add hosting\/projects\/<project id>\.json/,
  );
});

it("refuses to forget a project that still has a restaurant", () => {
  expect(() => splitTargets(["linde"], [FIRST], new Map([["linde", "gone"]]))).toThrow(
    /^linde is in the project gone, which has no file/,
  );
});

it("moves all restaurants of a single project whose id has changed", () => {
  const before = firebaserc("old", [], from(["linde"]));
  const { targets } = firebaserc("new", [], from(["linde"], before.targets));
  expect(Object.keys(targets)).toEqual([LOCAL_PROJECT_ID, "new"]);
});
