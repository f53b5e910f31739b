import { expect } from "vitest";
import { UNDO_MS } from "@/features/admin/board/context/undoable-rejections";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { boardTexts } from "@/i18n/admin/board-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { adminGet } from "@/test/harness/admin";
import { adminTest as it } from "../../support/admin-test";
import { setOrderStatus } from "../../support/orders";

const rejected = { name: receiptTexts.de.statuses.rejected, exact: true };
const [REASON = ""] = boardTexts.de.reasons.rejected.pickup;

it("shows the guest the reason for a declined order, five seconds later", async ({
  guestWithOrder,
  openBoard,
}) => {
  const { page, board } = await openBoard();
  const guest = await guestWithOrder();
  const reject = async () => {
    const panel = await board.startRejecting(guest.id);
    await panel.getByRole("button", { name: REASON }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  const undo = board.card(guest.id).getByRole("button", { name: board.texts.stop.undo });
  await reject();
  await undo.click();
  await board
    .card(guest.id)
    .getByRole("button", { name: /^Annehmen/ })
    .waitFor();
  await reject();
  await undo.waitFor();
  await guest.page.getByRole("heading", rejected).waitFor();
  await guest.page.getByText(ordersTexts.de.reason(REASON)).waitFor();
  // The first try was taken back before it reached the server.
  expect(await adminGet(`orders/${guest.id}`)).toMatchObject({ status: "rejected", version: 2 });
});

it("never overrides a colleague who accepts an order while it is being declined", async ({
  guestWithOrder,
  openBoard,
}) => {
  const { page, board } = await openBoard();
  const guest = await guestWithOrder();
  const panel = await board.startRejecting(guest.id);
  await panel.getByRole("button", { name: REASON }).click();
  await setOrderStatus(guest.id, "accepted", { eta_minutes: 30 });
  await board.column("kitchen").locator(`[data-order="${guest.id}"]`).waitFor();
  await page.getByText(/hat inzwischen jemand anderes geändert/).waitFor();
  await page.waitForTimeout(UNDO_MS);
  expect(await adminGet(`orders/${guest.id}`)).toMatchObject({ status: "accepted", version: 2 });
});

it("declines an order at once when the page is left within the five seconds", async ({
  guestWithOrder,
  openBoard,
}) => {
  const { page, board } = await openBoard();
  const guest = await guestWithOrder();
  const panel = await board.startRejecting(guest.id);
  await panel.getByRole("button", { name: REASON }).click();
  await page.getByRole("link", { name: adminTexts.de.tables }).click();
  await guest.page.getByRole("heading", rejected).waitFor();
  expect(await adminGet(`orders/${guest.id}`)).toMatchObject({ status: "rejected", version: 2 });
});
