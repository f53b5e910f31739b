import { expect, inject } from "vitest";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { type Probe, probeOrder } from "@/hosting/probe/probe-order";
import { shopTest as it } from "../support/e2e-test";
import { closeToday } from "../support/opening-hours";
import { storedOrders } from "../support/orders";

const COOK = { email: "koch@example.com", password: DEMO_PASSWORD };

const probe = (): Probe => ({
  site: inject("siteUrl"),
  admin: inject("adminUrl"),
  staff: COOK,
  appCheckToken: null,
});

const statuses = async () => (await storedOrders()).map(({ status }) => status);

it("the probe orders on the page, finds the order on the board and cancels it", async ({
  browser,
}) => {
  const times = await probeOrder(browser, probe());
  expect(Object.keys(times)).toEqual(["order", "board", "cancellation"]);
  expect(await statuses()).toEqual(["cancelled"]);
});

it("the probe orders for the next opening while the restaurant is closed", async ({ browser }) => {
  await closeToday(Date.now());
  await probeOrder(browser, probe());
  expect(await statuses()).toEqual(["cancelled"]);
});

it("the probe names the step that fails, and still cancels its order", async ({ browser }) => {
  const admin = "http://127.0.0.1:1";
  await expect(probeOrder(browser, { ...probe(), admin })).rejects.toThrow(/^board failed at /);
  expect(await statuses()).toEqual(["cancelled"]);
});
