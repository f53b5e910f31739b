import { describe, expect, it } from "vitest";
import { hostingTargets, target, targetOfMode } from "@/hosting/targets";

describe("hosting targets", () => {
  it("lists every target, key, domain and site once", () => {
    expect(hostingTargets.length).toBeGreaterThanOrEqual(10);
    for (const field of ["target", "restoKey", "domain", "site"] as const) {
      expect(new Set(hostingTargets.map((entry) => entry[field])).size).toBe(hostingTargets.length);
    }
  });

  it.each(["development", "production", "test"])("builds the active default in mode %s", (mode) => {
    expect(targetOfMode(mode)?.restoKey).toBe("resto-bobingen");
  });

  it.each(hostingTargets.map((entry) => [entry.target, entry.restoKey]))(
    "mode %s embeds %s",
    (mode, key) => {
      expect(targetOfMode(mode)?.restoKey).toBe(key);
    },
  );

  it("gives a restaurant a domain of its own where it has one", () => {
    expect(target("linde", "zur-linde", "www.linde.example")).toEqual({
      target: "linde",
      restoKey: "zur-linde",
      domain: "www.linde.example",
      site: "resto-linde",
    });
  });

  it("has a build without a key", () => {
    expect(targetOfMode("none")).toBeNull();
  });

  it("refuses an unknown mode by name", () => {
    expect(() => targetOfMode("bobbingen")).toThrow(/^no resto_key available.*bobbingen/);
  });
});
