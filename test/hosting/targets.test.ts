import { describe, expect, it } from "vitest";
import {
  hostingTarget,
  hostingTargets,
  localService,
  targetNamed,
  targetOfMode,
} from "@/hosting/targets";

describe("hosting targets", () => {
  it("have unique targets, keys, domains and sites", () => {
    expect(hostingTargets.length).toBeGreaterThanOrEqual(10);
    for (const field of ["target", "restoKey", "domain", "site"] as const) {
      expect(new Set(hostingTargets.map((entry) => entry[field])).size).toBe(hostingTargets.length);
    }
  });

  it("are named after the key without resto- and have the domain of the configured URL", () => {
    expect(hostingTarget({ key: "resto-linde", url: "https://www.linde.example" })).toEqual({
      target: "linde",
      restoKey: "resto-linde",
      domain: "www.linde.example",
      site: "resto-linde",
    });
  });
});

it("a restaurant's site and the admin site are served beside each other on one machine", () => {
  const services = ["bobingen", "superadmin"].map((name) => localService(targetNamed(name)));
  expect(services).toEqual(["customer", "admin"]);
});

describe("targetOfMode", () => {
  it.each(["development", "production", "test"])("builds Bobingen in Vite's mode %s", (mode) => {
    expect(targetOfMode(mode)?.restoKey).toBe("resto-bobingen");
  });

  it.each(hostingTargets)("builds $restoKey in mode $target", ({ target, restoKey }) => {
    expect(targetOfMode(target)?.restoKey).toBe(restoKey);
  });

  it("builds without a key in mode none", () => {
    expect(targetOfMode("none")).toBeNull();
  });

  it("refuses an unknown mode by name", () => {
    expect(() => targetOfMode("bobbingen")).toThrow(/^no resto_key available.*bobbingen/);
  });
});
