import { expect, inject } from "vitest";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { staffPushTexts } from "@/i18n/admin/staff-push-texts";
import { runFunctionsInProcess } from "@/test/functions/support/run-in-process";
import { runSchedule } from "@/test/functions/support/run-schedules";
import { adminList, adminPatch } from "@/test/harness/admin";
import { received } from "@/test/harness/push-devices";
import { adminTest as it } from "../support/admin-test";
import { PHONE } from "../support/browser";
import { allowNotifications, deliver, recordedWorker } from "../support/notifications";
import { boardPage } from "../support/order-board";
import { screenProblems } from "../support/screen-problems";

runFunctionsInProcess();

const texts = staffPushTexts.de;
const lost = adminTexts.de.noConnection;

it("a cook's phone gets a new order while the board is closed, and a tap opens it on the board", async ({
  openBoard,
  placedOrder,
}) => {
  const { page, context, faults } = await openBoard(PHONE);
  await page.goto(`${inject("adminUrl")}/system/account`);
  await allowNotifications(page);
  const push = page.getByTestId("staff-push");
  await push.getByRole("button", { name: texts.turnOn }).click();
  await push.getByText(texts.on).waitFor();
  expect(await screenProblems(page, "staff push")).toEqual([]);
  const [device] = await adminList("push_subscriptions");
  expect(device?.data).toMatchObject({ kinds: ["new_orders"], language: "de" });

  await page.goto("about:blank");
  const seen_at = new Date(Date.now() - 2 * MINUTE_MS);
  await adminPatch("presence/resto-bobingen", { seen_at });
  const id = await placedOrder();
  await runSchedule.push();
  const phone = { endpoint: String(device?.data.endpoint) };
  await expect.poll(() => received(phone)).toHaveLength(1);
  const [message] = await received(phone);
  const notice = message?.notice;
  expect(notice).toMatchObject({ link: `/order?order=${id}` });
  expect(notice?.title).toMatch(/^Neue Bestellung [0-9A-Z]{4}$/);

  await page.goto(`${inject("adminUrl")}/order`);
  await boardPage(page).ready();
  const worker = await recordedWorker(context);
  await deliver(page, message?.text ?? "");
  await expect.poll(worker.done).toEqual([`shown ${notice?.title}`]);
  await worker.tap();
  await page
    .getByRole("dialog")
    .getByText(notice?.title.slice(-4) ?? "")
    .first()
    .waitFor();
  expect(await worker.done()).toEqual([`shown ${notice?.title}`, "focused /order"]);
  expect(faults).toEqual([]);
});

it("a reload without network says what cannot be seen, and the board returns by itself", async ({
  openBoard,
}) => {
  const { page, context } = await openBoard(PHONE);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await boardPage(page).ready();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [name = ""] = await caches.keys();
        return (await (await caches.open(name)).keys()).length;
      }),
    )
    .toBeGreaterThan(10);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: lost.title }).waitFor();
  await page
    .getByText(/Neue Bestellungen sind hier nicht zu sehen, seit \d\d:\d\d Uhr\./)
    .waitFor();
  await page.getByText(lost.signedIn("koch@example.com")).waitFor();
  expect(await screenProblems(page, "no connection")).toEqual([]);
  expect(await page.locator("[data-order]").count()).toBe(0);
  await context.setOffline(false);
  await boardPage(page).ready();
});
