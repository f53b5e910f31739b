import { describe, expect, it } from "vitest";
import { isBackendPath, LEGAL_PAGES, routes } from "@/config/routes";

describe("isBackendPath", () => {
  it.each(["/", "/system", "/system/restaurants/x", "/terms/agb", "/order", "/order/orders/1"])(
    "starts the client on %s",
    (path) => {
      expect(isBackendPath(path)).toBe(true);
    },
  );

  it.each(["/orders", "/menu", "/terminal", "/Order", "/x/order", "//", "//order", "/index.html"])(
    "keeps the client off on %s",
    (path) => {
      expect(isBackendPath(path)).toBe(false);
    },
  );

  it("allows every address of the customer site", () => {
    const fixed = Object.values(routes).filter((route) => typeof route === "string");
    const made = [routes.order("1"), ...LEGAL_PAGES.map(routes.legal)];
    for (const path of [...fixed, ...made]) expect(isBackendPath(path)).toBe(true);
  });
});
