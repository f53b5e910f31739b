import { expect } from "vitest";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { boardTexts } from "@/i18n/admin/board-texts";
import { tourTexts } from "@/i18n/admin/tour-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { adminTest as it } from "../support/admin-test";
import { PHONE } from "../support/browser";
import { signInAtAdmin } from "../support/order-board";
import { storeOrder } from "../support/orders";
import { screenProblems } from "../support/screen-problems";

const texts = tourTexts.de;
const { riders } = boardTexts.de;

it("a rider takes what the kitchen has ready, sorts and ends the tour; board and guest see who brings it", {
  timeout: 240_000,
}, async ({ guestWithOrder, openBoard, newVisitor }) => {
  const guest = await guestWithOrder();
  const now = Date.now();
  const inKitchen = {
    type: "delivery",
    status: "preparing",
    version: 3,
    eta_at: new Date(now + 20 * MINUTE_MS),
    address: { street: "Lindenweg 7", zip: "86399", city: "Bobingen", note: "Hinterhaus" },
  };
  await adminPatch(`orders/${guest.id}`, { ...inKitchen, code: "GAST", cash_given_cents: 1000 });
  const other = await storeOrder({
    ...inKitchen,
    code: "WEIT",
    ready_at: new Date(now),
    eta_at: new Date(now + 10 * MINUTE_MS),
    address: { street: "Ahornstraße 2", zip: "86517", city: "Wehringen" },
    payment: "online",
    payment_status: "captured",
    contact: { name: "Klara Kundin", phone: "089 99998-222" },
  });
  const policy = (await adminGet("public/resto-bobingen"))?.order_policy;
  await adminPatch("public/resto-bobingen", { order_policy: { ...Object(policy), riders: true } });

  const { page: cook, board } = await openBoard();
  await board.card(guest.id).getByRole("button", { name: riders.ready, exact: true }).click();
  await board.card(guest.id).getByText(riders.waiting, { exact: true }).waitFor();

  const { page } = await newVisitor({ viewport: PHONE });
  await signInAtAdmin(page, "fahrer@example.com", "/");
  const ready = page.getByTestId("ready-delivery");
  await expect.poll(() => ready.count()).toBe(2);
  expect(await page.locator("main").innerText()).not.toMatch(/Lindenweg|Ahorn|Klara|Gerda|99998/);
  expect(await screenProblems(page, "what is ready")).toEqual([]);
  await ready.nth(0).click();
  await ready.nth(1).click();
  await page.getByRole("button", { name: texts.take(2) }).click();

  const own = page.getByTestId("own-delivery");
  await expect.poll(() => own.count()).toBe(2);
  const stop = (code: string) => own.filter({ hasText: code });
  for (const shown of ["1. WEIT", "Ahornstraße 2", "Bezahlt"]) {
    await own.first().getByText(shown, { exact: true }).waitFor();
  }
  await stop("GAST").getByText("7,56 € kassieren").waitFor();
  await stop("GAST").getByText(texts.change("2,44 €")).waitFor();
  expect(await stop("GAST").getByRole("link", { name: texts.map }).getAttribute("href")).toContain(
    "Lindenweg%207",
  );
  expect(await screenProblems(page, "the tour")).toEqual([]);

  await guest.page.getByText(/^Unterwegs mit Ali, seit \d\d:\d\d Uhr\.$/).waitFor();
  expect(ordersTexts.de.withRider("Ali", "18:42")).toBe("Unterwegs mit Ali, seit 18:42 Uhr.");
  await board.card(guest.id).getByText("Ali", { exact: true }).waitFor();

  const handle = stop("WEIT").getByRole("button", { name: /WEIT/ });
  await handle.focus();
  for (const key of ["Enter", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect
    .poll(async () => (await adminGet(`orders/${other}`))?.rider)
    .toMatchObject({ position_in_tour: 1 });
  await expect.poll(() => own.first().innerText()).toMatch(/1\. GAST/);

  const panel = await board.openDetails(other);
  await panel.getByRole("button", { name: riders.release }).click();
  await expect.poll(() => own.count()).toBe(1);
  await board.closeDetails();
  expect(await screenProblems(cook, "the board")).toEqual([]);

  await stop("GAST").getByRole("button", { name: texts.delivered }).click();
  await stop("GAST").getByRole("button", { name: texts.deliveredYes }).click();
  await expect.poll(() => own.count()).toBe(0);
  expect(await adminGet(`orders/${guest.id}`)).toMatchObject({ status: "completed" });

  await ready.filter({ hasText: "WEIT" }).click();
  await page.getByRole("button", { name: texts.take(1) }).click();
  await stop("WEIT").getByRole("button", { name: texts.notMet }).click();
  await page.getByText(texts.notMetTitle).waitFor();
  await stop("WEIT").getByRole("button", { name: texts.reasons.notMet }).click();
  await page.getByText(texts.noneTitle).waitFor();
  expect(await adminGet(`orders/${other}`)).toMatchObject({ status: "failed" });
  expect(await screenProblems(page, "no deliveries")).toEqual([]);
});
