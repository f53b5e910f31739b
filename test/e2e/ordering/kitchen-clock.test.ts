import type { Page } from "playwright-core";
import { expect } from "vitest";
import { formatTime } from "@/domain/text/format";
import { MINUTE_MS, toLocal } from "@/domain/time/berlin-time";
import { setKitchenClocks } from "@/functions/schedules/set-kitchen-clocks";
import { openingTexts } from "@/i18n/site/opening-texts";
import { runFunctionsInProcess } from "@/test/functions/support/run-in-process";
import { adminGet } from "@/test/harness/admin";
import { sampleOrder } from "@/test/harness/sample-order";
import { DESKTOP } from "../support/browser";
import { MISO, openMenu, storedCart } from "../support/cart";
import { fillContact, openCheckout, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { boardPage, signInAtAdmin, TABLET } from "../support/order-board";
import { storeOrder } from "../support/orders";
import { connectPrinter, plugInPrinter, sheetsOf } from "../support/receipt-printer";

// The schedule runs in this process, which must use the local backend.
runFunctionsInProcess();

const { servedIn } = openingTexts.de;
const PATH = "availability/resto-bobingen";

/** An order for so many dishes, placed a while ago; made after some minutes, or still in the kitchen. */
function storeKitchenOrder(placedAgo: number, tookMinutes: number | null, dishes = 3) {
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
  const created_at = ago(placedAgo);
  const madeAt = tookMinutes === null ? null : ago(placedAgo - tookMinutes);
  return storeOrder({
    created_at,
    updated_at: madeAt ?? created_at,
    promised_at: ago(placedAgo - 20),
    local_date: toLocal(Date.now()).date,
    lines: sampleOrder().lines.map((line) => ({ ...line, qty: dishes })),
    status: madeAt ? "ready" : "accepted",
    status_at: { placed: created_at, accepted: created_at, ...(madeAt && { ready: madeAt }) },
  });
}

const pickupMinutes = async () =>
  ((await adminGet(PATH))?.kitchen_minutes as { pickup: number } | undefined)?.pickup ?? 0;

const offered = (page: Page, minutes: number) =>
  page.getByText(servedIn(minutes)).filter({ visible: true }).first().waitFor();

it("the time offered rises while a guest looks, and is the time of checkout, order, board and ticket", async ({
  newVisitor,
}) => {
  for (const placedAgo of [50, 40, 30]) await storeKitchenOrder(placedAgo, 14);
  await setKitchenClocks.run();
  const { page } = await newVisitor({ viewport: DESKTOP, stored: storedCart(MISO, MISO) });
  await openMenu(page);
  await offered(page, 15);

  for (let index = 0; index < 7; index += 1) await storeKitchenOrder(3, null);
  await setKitchenClocks.run();
  const minutes = await pickupMinutes();
  expect(minutes).toBeGreaterThan(25);
  await offered(page, minutes);

  await openCheckout(page);
  await fillContact(page);
  const before = Date.now();

  const when = await page.getByTestId("order-when").innerText();
  const id = await placeOrder(page);
  const { promised_at } = (await adminGet(`orders/${id}`)) as { promised_at: Date };
  const waitMs = promised_at.getTime() - before;
  expect(Math.abs(waitMs - minutes * MINUTE_MS)).toBeLessThan(2 * MINUTE_MS);
  const near = [-1, 0].map((minute) => formatTime(promised_at.getTime() + minute * MINUTE_MS));
  expect(near.some((time) => when.includes(time))).toBe(true);

  const { page: kitchen, context } = await newVisitor({ viewport: TABLET });
  await plugInPrinter(context);
  await signInAtAdmin(kitchen, "koch@example.com");
  const board = boardPage(kitchen);
  await board.ready();
  await connectPrinter(kitchen);
  const time = formatTime(promised_at.getTime());
  await board.card(id).getByText(time).first().waitFor();

  await board.openDetails(id);
  await kitchen.getByRole("dialog").getByText(time).first().waitFor();
  await board.closeDetails();

  await board
    .card(id)
    .getByRole("button", { name: /^Annehmen/ })
    .click();
  await expect.poll(async () => (await sheetsOf(kitchen)).length).toBeGreaterThan(0);
  const [ticket] = await sheetsOf(kitchen);
  expect(ticket?.toString("latin1")).toContain(time);
});
