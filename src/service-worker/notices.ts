/// <reference lib="webworker" />

import { worker } from "./worker";

/** A message of the server: `PushNotice` in src/domain/push. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly tag: string;
  readonly lang: string;
}

/**
 * Shows messages of the server. A tap shows the page in the tab that already has it, else in a new one.
 * @param show shows the page of a link in a tab that has its path
 */
export function showNotices(show: (tab: WindowClient, link: string) => Promise<unknown>): void {
  worker.addEventListener("push", (event) => {
    if (!event.data) return;
    const { title, link, ...options }: Notice = event.data.json();
    const shown = {
      ...options,
      icon: "/icon-192.png",
      data: { link },
      // A later notice about the same order replaces the earlier one, and rings again.
      renotify: true,
    };
    event.waitUntil(worker.registration.showNotification(title, shown));
  });

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openPage(event.notification.data.link, show));
  });
}

async function openPage(
  link: string,
  show: (tab: WindowClient, link: string) => Promise<unknown>,
): Promise<void> {
  const address = new URL(link, worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === address.pathname);
  await (tab ? show(tab, link) : worker.clients.openWindow(address.href));
}
