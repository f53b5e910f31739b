import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "@/hosting/firebase/content-security-policy";
import { firebaserc } from "@/hosting/firebase/firebaserc";
import { fleetWith, fleetWithout } from "@/hosting/fleet/change-fleet";
import { fleetOf } from "@/hosting/fleet/fleet";
import { LOCAL_PROJECT_ID } from "@/hosting/lib/local-web-config";

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at + 1}`);

const sole = {
  projectId: "resto-first",
  appId: "1:1:web:1",
  apiKey: "AIza",
  recaptchaSiteKey: "6L",
  storageBucket: "resto-first.appspot.com",
};

function member(at: number, restaurants: readonly string[], change: object = {}) {
  return {
    ...sole,
    projectId: `project-${at}`,
    admin: { target: `superadmin-${at}`, url: `https://resto-superadmin-${at}.web.app` },
    restaurants,
    ...change,
  };
}

/** What `hosting/project.json` is refused for, a line each. */
function problemsOf(content: unknown, restaurants: readonly string[]): string[] {
  try {
    fleetOf(content, restaurants);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n").map((line) => line.replace(/^\S+ /, ""));
  }
}

it("gives all restaurants and the configured admin site to a project that is not in a list", () => {
  const [project, ...others] = fleetOf(sole, ["linde", "eiche"]);
  expect(project?.restaurants).toEqual(["linde", "eiche"]);
  expect(project?.admin.target).toBe("superadmin");
  expect(others).toEqual([]);
});

describe("a list of projects", () => {
  it("hosts 1,000 restaurants in 30 projects, 34 and an admin site in each, no site twice", () => {
    const restaurants = names("restaurant", 1000);
    const content = names("project", 30).map((_, at) =>
      member(at + 1, restaurants.slice(at * 34, (at + 1) * 34)),
    );
    const { projects, targets } = firebaserc(fleetOf(content, restaurants));
    const { [LOCAL_PROJECT_ID]: local, ...live } = targets;
    expect(projects.default).toBe("project-1");
    expect(Object.keys(local?.hosting ?? {})).toHaveLength(1030);
    expect(Object.keys(live)).toHaveLength(30);
    const sites = Object.values(live).map(({ hosting }) => Object.values(hosting).flat());
    expect(Math.max(...sites.map(({ length }) => length))).toBe(35);
    expect(new Set(sites.flat()).size).toBe(1030);
    expect(sites[1]).toContain("resto-superadmin-2");
  });

  it.each([
    ["a restaurant that no project lists", [member(1, ["linde"])], /^eiche is in no project: add/],
    [
      "a restaurant that two projects list",
      [member(1, ["linde", "eiche"]), member(2, ["eiche"])],
      /^eiche is listed 2 times \(project-1, project-2\)/,
    ],
    [
      "an unknown restaurant",
      [member(1, ["linde", "eiche", "gone"])],
      /^project-1 lists gone, which is no restaurant/,
    ],
    [
      "a project that is listed twice",
      [member(1, ["linde"]), member(2, ["eiche"], { projectId: "project-1" })],
      /^the project project-1 is in the list twice$/,
    ],
    ["a missing key", [member(1, ["linde", "eiche"], { apiKey: undefined })], /^\[0\]\.apiKey: /],
    ["a missing admin site", [{ ...sole, restaurants: ["linde", "eiche"] }], /^\[0\]\.admin: /],
    [
      "an address that is no address",
      [member(1, ["linde", "eiche"], { admin: { target: "superadmin", url: "resto.example" } })],
      /^\[0\]\.admin\.url: /,
    ],
  ])("is refused in one line for %s", (_what, content, problem) => {
    expect(problemsOf(content, ["linde", "eiche"])).toEqual([expect.stringMatching(problem)]);
  });

  it("is refused for two projects with one admin site, and a restaurant of that name", () => {
    const { admin } = member(1, []);
    const content = [member(1, ["linde"]), member(2, ["superadmin-1"], { admin })];
    expect(problemsOf(content, ["linde", "superadmin-1"])).toEqual([
      "two projects have the admin site superadmin-1: each needs its own",
      "two projects have the admin site https://resto-superadmin-1.web.app: each needs its own",
      ...[1, 2].map(() => "the admin site superadmin-1 has the name of a restaurant"),
    ]);
  });
});

it("has room for 34 restaurants in a project, with and without a list", () => {
  const restaurants = names("restaurant", 35);
  expect(problemsOf(sole, restaurants.slice(1))).toEqual([]);
  expect(problemsOf([member(1, restaurants.slice(1))], restaurants.slice(1))).toEqual([]);
  const full = /has 35 restaurants, but has room for 34: add a project/;
  expect(problemsOf(sole, restaurants)).toEqual([expect.stringMatching(full)]);
  expect(problemsOf([member(1, restaurants)], restaurants)).toEqual([expect.stringMatching(full)]);
});

it("puts a new restaurant into the first project with room, and takes it out again", () => {
  const full = names("restaurant", 34);
  const content = [member(1, full), member(2, ["linde"])];
  const projects = fleetOf(content, [...full, "linde"]);
  const listed = (files: Readonly<Record<string, string>>) =>
    JSON.parse(files["hosting/project.json"] ?? "");
  const joined = listed(fleetWith("eiche", projects, true));
  expect(joined[0].restaurants).toEqual(full);
  expect(joined[1].restaurants).toEqual(["linde", "eiche"]);
  const after = fleetOf(joined, [...full, "linde", "eiche"]);
  expect(fleetOf(listed(fleetWithout("eiche", after, true)), [...full, "linde"])).toEqual(projects);
  expect(() => fleetWith("eiche", projects.slice(0, 1), true)).toThrow(
    /^No project has room for eiche: /,
  );
  expect(fleetWith("eiche", fleetOf(sole, ["linde"]), false)).toEqual({});
});

it("allows the functions of the own project only in the policy of a site", () => {
  const [first, second] = fleetOf(
    [member(1, ["linde"], { callAddress: "functions" }), member(2, ["eiche"])],
    ["linde", "eiche"],
  );
  expect(contentSecurityPolicy(first?.backend as HostedBackend)).toMatch(
    /connect-src [^;]* https:\/\/europe-west3-project-1\.cloudfunctions\.net;/,
  );
  expect(contentSecurityPolicy(second?.backend as HostedBackend)).not.toContain("cloudfunctions");
});
