import { afterEach, beforeEach, expect, it, vi } from "vitest";

const warn = vi.spyOn(console, "warn");

beforeEach(() => {
  vi.resetModules();
  warn.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it("warns in a build without a key, which has no restaurant", async () => {
  vi.stubGlobal("__RESTO_KEY__", null);
  const { activeRestaurant } = await import("@/config/active-tenant");
  expect(activeRestaurant).toBeNull();
  expect(warn.mock.calls).toEqual([["no resto_key available"]]);
});

it("does not warn in a build with a key", async () => {
  const { activeRestaurant } = await import("@/config/active-tenant");
  expect(activeRestaurant?.key).toBe("resto-bobingen");
  expect(warn).not.toHaveBeenCalled();
});
