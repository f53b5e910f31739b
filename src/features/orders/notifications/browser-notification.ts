/** Whether this page may raise notifications; `default` is not asked yet. */
export type NotificationSupport = NotificationPermission | "unsupported";

export function notificationSupport(): NotificationSupport {
  return typeof Notification === "undefined" ? "unsupported" : Notification.permission;
}

/** Asks the guest, through the browser; only after a click, or browsers refuse by themselves. */
export async function requestNotifications(): Promise<NotificationSupport> {
  if (typeof Notification === "undefined") return "unsupported";
  return Notification.requestPermission();
}

/** One notification; a later one with the same tag takes its place. */
export interface BrowserNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
}

/** Raises a notification where the guest has allowed it; a click on it leads back to the page. */
export async function showNotification({ title, ...options }: BrowserNotification): Promise<void> {
  if (notificationSupport() !== "granted") return;
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Telephones raise them through the service worker alone.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
