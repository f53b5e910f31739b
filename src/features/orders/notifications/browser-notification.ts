/** Permission to show notifications; `default` means not asked yet. */
export type NotificationSupport = NotificationPermission | "unsupported";

export function notificationSupport(): NotificationSupport {
  return typeof Notification === "undefined" ? "unsupported" : Notification.permission;
}

/** Asks for the permission. Call it from a click handler, else browsers refuse. */
export async function requestNotifications(): Promise<NotificationSupport> {
  if (typeof Notification === "undefined") return "unsupported";
  return Notification.requestPermission();
}

export interface BrowserNotification {
  readonly title: string;
  readonly body: string;
  /** A later notification with the same tag replaces this one. */
  readonly tag: string;
  readonly lang: string;
}

/** Shows a notification if the guest has allowed it. A click on it focuses the page. */
export async function showNotification({ title, ...options }: BrowserNotification): Promise<void> {
  if (notificationSupport() !== "granted") return;
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // On phones only the service worker may show notifications.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
