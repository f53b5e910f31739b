import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import type { PushNotice } from "@/domain/push/push-message.schema";
import { pushTexts } from "@/i18n/site/push-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminList } from "@/test/harness/admin";
import { received } from "@/test/harness/push-devices";
import { placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
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

/** The headless browser never grants notifications, so the page and the worker get stand-ins. */
async function allowNotifications(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const allowed = () => sessionStorage.getItem("allowed") === "yes";
    Object.defineProperty(Notification, "permission", {
      get: () => (allowed() ? "granted" : "default"),
    });
    Notification.requestPermission = async () => {
      sessionStorage.setItem("allowed", "yes");
      return "granted";
    };
  });
  await page.reload();
}

/** Hands a message to the site's service worker, as the browser does when it arrives. */
async function deliver(page: Page, data: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registration = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first);
    });
  });
  await client.send("ServiceWorker.enable");
  const { registrationId, scopeURL } = await registration;
  const { origin } = new URL(scopeURL);
  await client.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

/** What the service worker of the site did, in place of the browser: shown, opened, focused. */
async function recordedWorker(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const done: string[] = [];
    Reflect.set(scope, "done", done);
    scope.registration.showNotification = async (title, options) => {
      Reflect.set(scope, "shown", { title, ...options });
      done.push(`shown ${title}`);
    };
    scope.clients.openWindow = async (url) => {
      done.push(`opened ${new URL(url).pathname}`);
      return null;
    };
    WindowClient.prototype.focus = async function focus(this: WindowClient) {
      done.push(`focused ${new URL(this.url).pathname}`);
      return this;
    };
  });
  return {
    done: () => worker.evaluate(() => Reflect.get(globalThis, "done") as string[]),
    /** Taps the notification. */
    tap: () =>
      worker.evaluate(async () => {
        const works: Promise<unknown>[] = [];
        const click = Object.assign(new ExtendableEvent("notificationclick"), {
          notification: { ...Reflect.get(globalThis, "shown"), close: () => {} },
          waitUntil: (work: Promise<unknown>) => works.push(work),
        });
        globalThis.dispatchEvent(click);
        await Promise.all(works);
      }),
  };
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
  expect(await devices()).toHaveLength(1);
});
