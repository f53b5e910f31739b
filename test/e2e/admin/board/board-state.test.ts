import { expect } from "vitest";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { adminTest as it } from "../../support/admin-test";
import { setOrderStatus, storeOrder } from "../../support/orders";

const { statuses } = receiptTexts.de;

it("reports a conflict when another device changed the order first, and shows the new state", async ({
  guestWithOrder,
  openBoard,
}) => {
  const { page, board } = await openBoard();
  const guest = await guestWithOrder();
  await board.card(guest.id).waitFor();
  // The board's call is held back until the other one is done.
  await page.route("**/setOrderStatus", async (route) => {
    if (route.request().method() === "POST") {
      await setOrderStatus(guest.id, "accepted", { eta_minutes: 30 });
    }
    await route.continue();
  });
  await board
    .card(guest.id)
    .getByRole("button", { name: /^Annehmen/ })
    .click();
  await board.column("kitchen").getByText(board.texts.problems.conflict).waitFor();
  expect(await adminGet(`orders/${guest.id}`)).toMatchObject({ status: "accepted", version: 2 });
});

it("names the order's status when a step is no longer possible", async ({
  guestWithOrder,
  openBoard,
}) => {
  const { page, board } = await openBoard();
  const guest = await guestWithOrder();
  await board.card(guest.id).waitFor();
  // The order changes while the call is on its way, before the board knows.
  await page.route("**/setOrderStatus", async (route) => {
    if (route.request().method() === "POST") {
      await adminPatch(`orders/${guest.id}`, { status: "cancelled" });
    }
    await route.continue();
  });
  const card = board.card(guest.id);
  await card.getByRole("button", { name: /^Annehmen/ }).click();
  await board.showFinished();
  await card.getByText(board.texts.problems.state(statuses.cancelled)).waitFor();
  expect(await adminGet(`orders/${guest.id}`)).toMatchObject({ status: "cancelled", version: 1 });
});

it("marks orders that changed while the board was disconnected", async ({ openBoard }) => {
  const { page, context, board } = await openBoard();
  const same = await storeOrder({ status: "ready" });
  const changed = await storeOrder({ status: "accepted", eta_at: new Date() });
  await board.card(same).waitFor();
  await board.card(changed).waitFor();
  await context.setOffline(true);
  await page.getByText(board.texts.disconnected).waitFor({ timeout: 45_000 });
  await setOrderStatus(changed, "preparing");
  const fresh = await storeOrder({ status: "accepted", eta_at: new Date() });
  await context.setOffline(false);
  await page.getByText(board.texts.missed(2)).waitFor({ timeout: 45_000 });
  for (const id of [changed, fresh]) {
    await board.card(id).getByText(board.texts.missedMark).waitFor();
  }
  expect(await board.card(same).getByText(board.texts.missedMark).count()).toBe(0);
  await page.getByRole("button", { name: board.texts.seen }).click();
  await page.getByText(board.texts.missedMark).first().waitFor({ state: "detached" });
});

it("shows more than a hundred open orders, including the oldest", async ({ openBoard }) => {
  const ids: string[] = [];
  for (let index = 0; index < 130; index += 1) {
    const created_at = new Date(Date.now() - (index + 5) * 60_000);
    const status = index % 2 ? "preparing" : "ready";
    const code = `Z${String(index).padStart(3, "0")}`;
    ids.push(await storeOrder({ code, status, created_at, eta_at: created_at }));
  }
  const { page, board } = await openBoard();
  await expect.poll(() => page.locator("[data-order]").count(), { timeout: 60_000 }).toBe(130);
  const search = page.getByRole("searchbox", { name: board.texts.search });
  await search.fill("Z129");
  await expect.poll(() => page.locator("[data-order]").count(), { timeout: 60_000 }).toBe(1);
  await board.card(ids.at(-1) ?? "").waitFor();
});
