import { expect, it } from "vitest";
import { serviceWorkerScript } from "@/hosting/site/service-worker";

it("names the version of the site wherever the service worker uses it", async () => {
  const script = await serviceWorkerScript("main-abc123.js");
  expect(script).not.toContain("marker");
  expect(script.split("main-abc123.js").length - 1).toBeGreaterThanOrEqual(2);
});
