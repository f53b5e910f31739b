import { describe, expect, it } from "vitest";
import { resolveTenant } from "@/config/resolve-tenant";
import { hostingTargets, targetOfMode } from "@/hosting/targets";

describe("resolveTenant", () => {
  it.each(hostingTargets.map(({ target, restoKey }) => [target, restoKey]))(
    "finds the restaurant of target %s",
    (_target, restoKey) => {
      expect(resolveTenant(restoKey).key).toBe(restoKey);
    },
  );

  it.each(["", "bobingen", "resto-unknown", "__proto__", "constructor"])(
    "throws for the unknown key %j",
    (key) => {
      expect(() => resolveTenant(key)).toThrow("no resto_key available");
    },
  );
});

describe("targetOfMode", () => {
  it("builds Bobingen by default", () => {
    for (const mode of ["development", "production", "test"]) {
      expect(targetOfMode(mode)?.restoKey).toBe("resto-bobingen");
    }
  });

  it("allows a build without a key and refuses unknown targets", () => {
    expect(targetOfMode("none")).toBeNull();
    expect(() => targetOfMode("nowhere")).toThrow("no resto_key available");
  });
});
