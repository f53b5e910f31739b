import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { PushNotice } from "@/domain/push/push-message.schema";
import { pushTexts } from "@/i18n/site/push-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminList } from "@/test/harness/admin";
import { received } from "@/test/harness/push-devices";
import { placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { allowNotifications, deliver, recordedWorker } from "../support/notifications";
import { setOrderStatus } from "../support/orders";

const texts = pushTexts.de;

const line = (page: Page, stage: string) =>
  page.locator(`[data-testid="push-line"][data-stage="${stage}"]`);

/** Devices that the server knows. */
async function devices(): Promise<{ endpoint: string }[]> {
  return (await adminList("push_subscriptions")).map(({ data }) => ({
    endpoint: String(data.endpoint),
  }));
}

it("a guest who turns messages on is told of the acceptance with the page closed, and a tap opens the order", async ({
  guestAtCheckout,
}) => {
  const { page, context, faults } = await guestAtCheckout();
  const id = await placeOrder(page);
  await allowNotifications(page);
  await line(page, "off").getByText(texts.about.order).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await line(page, "off").getByRole("button", { name: texts.turnOn }).click();
  await line(page, "on").getByText(texts.on).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const [device = { endpoint: "" }] = await devices();

  await page.goto("about:blank");
  await setOrderStatus(id, "accepted", { eta_minutes: 30 });
  await expect.poll(() => received(device)).toHaveLength(1);
  const [message] = await received(device);
  const notice = message?.notice as PushNotice;
  expect(notice).toMatchObject({
    title: expect.stringMatching(/^Bestellung [0-9A-Z]{4} ist angenommen$/),
    body: expect.stringMatching(/^Abholbereit gegen \d\d:\d\d Uhr\.$/),
    link: `/order/orders/${id}`,
  });

  await page.goto("/");
  const worker = await recordedWorker(context);
  await deliver(page, message?.text ?? "");
  await expect.poll(worker.done).toEqual([`shown ${notice.title}`]);
  await worker.tap();
  await page.goto(notice.link);
  await line(page, "on").waitFor();
  await worker.tap();
  const opened = [`opened ${notice.link}`, `focused ${notice.link}`];
  expect(await worker.done()).toEqual([`shown ${notice.title}`, ...opened]);

  await line(page, "on").getByRole("button", { name: texts.turnOff }).click();
  await line(page, "on").waitFor({ state: "detached" });
  await expect.poll(devices).toEqual([]);
  expect(faults).toEqual([]);
});

it("a guest who declines is not asked again, and can turn messages on in the account", async ({
  guestAtBooking,
}) => {
  const { page, booking } = await guestAtBooking();
  await booking.submit.click();
  await page.getByTestId("reservation-card").waitFor();
  await allowNotifications(page);
  await line(page, "off").getByText(texts.about.table).waitFor();
  await line(page, "off").getByRole("button", { name: texts.decline }).click();
  await line(page, "off").waitFor({ state: "detached" });
  await page.reload();
  await page.getByTestId("reservation-card").waitFor();
  expect(await page.getByTestId("push-line").count()).toBe(0);

  await page.goto("/system");
  await line(page, "declined").getByRole("button", { name: texts.turnOn }).click();
  await line(page, "on").waitFor();
  await expect.poll(devices).toHaveLength(1);
});
