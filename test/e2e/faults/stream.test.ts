import { expect } from "vitest";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { recordFigure, secondsSince } from "@/test/faults/figures";
import { MISO, storedCart } from "../support/cart";
import { fillContact, openCheckout, placeOrder } from "../support/checkout";
import { faultyTest as it } from "../support/faulty-test";
import { setOrderStatus } from "../support/orders";

it("receives live data by long polling behind a proxy that buffers streams", async ({
  newVisitor,
  faultySite,
}) => {
  const { url, proxies } = faultySite;
  proxies.firestore.add({ path: "/Listen/channel", fault: { kind: "buffer" } });
  const { page } = await newVisitor({ site: url, stored: storedCart(MISO, MISO) });
  await openCheckout(page);
  const openedAt = performance.now();
  await fillContact(page);
  const id = await placeOrder(page);
  recordFigure(32, "seconds to the first live data", secondsSince(openedAt), import.meta.url);

  await setOrderStatus(id, "accepted", { eta_minutes: 20 });
  const acceptedAt = performance.now();
  const { accepted } = receiptTexts.de.statuses;
  await page.getByRole("heading", { level: 1, name: accepted, exact: true }).waitFor();
  recordFigure(32, "seconds until a change is shown", secondsSince(acceptedAt), import.meta.url);
  expect(proxies.firestore.struck.buffer).toBeGreaterThan(0);
});
