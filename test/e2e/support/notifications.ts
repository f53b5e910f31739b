import type { BrowserContext, Page } from "playwright-core";

/** The headless browser never grants notifications, so the page and the worker get stand-ins. */
export async function allowNotifications(page: Page): Promise<void> {
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
export async function deliver(page: Page, data: string): Promise<void> {
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
export async function recordedWorker(context: BrowserContext) {
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
