import { renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, it } from "vitest";
import { usePageTitle } from "@/ui/navigation/use-page-title";

it("a page prefixes the document title while it is mounted", () => {
  document.title = "Lampion Bobingen";
  const { rerender, unmount } = renderHook(({ title }) => usePageTitle(title), {
    initialProps: { title: "Bestellen" },
    wrapper: StrictMode,
  });
  expect(document.title).toBe("Bestellen – Lampion Bobingen");
  rerender({ title: "Checkout" });
  expect(document.title).toBe("Checkout – Lampion Bobingen");
  unmount();
  expect(document.title).toBe("Lampion Bobingen");
});
