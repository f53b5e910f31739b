import { expect } from "vitest";
import { receiptTexts } from "@/i18n/receipt-texts";
import { recordFigure } from "@/test/faults/figures";
import { MISO, storedCart } from "../support/cart";
import { fillContact, openCheckout, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { useFaultySite } from "../support/faults";
import { setOrderStatus } from "../support/orders";

const faulty = useFaultySite();

it("a proxy that holds streams back: live data comes by long polling", async ({ newVisitor }) => {
  const { url, proxies } = faulty();
  proxies.firestore.add({ path: "/Listen/channel", fault: { kind: "buffer" } });
  const { page } = await newVisitor({ site: url, stored: storedCart(MISO, MISO) });
  await openCheckout(page);
  const openedAt = performance.now();
  await fillContact(page);
  const id = await placeOrder(page);
  recordFigure(32, "seconds to the first live data", seconds(openedAt), import.meta.url);

  await setOrderStatus(id, "accepted", { eta_minutes: 20 });
  const acceptedAt = performance.now();
  const { accepted } = receiptTexts.de.statuses;
  await page.getByRole("heading", { level: 1, name: accepted, exact: true }).waitFor();
  recordFigure(32, "seconds to a change", seconds(acceptedAt), import.meta.url);
  expect(proxies.firestore.struck.buffer).toBeGreaterThan(0);
});

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
