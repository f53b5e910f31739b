/** Whether this page may raise notifications; `default` is not asked yet. */
export type NoticePermission = NotificationPermission | "unsupported";

export function noticePermission(): NoticePermission {
  return typeof Notification === "undefined" ? "unsupported" : Notification.permission;
}

/** Asks the guest, through the browser; only after a click, or browsers refuse by themselves. */
export async function askForNotices(): Promise<NoticePermission> {
  if (typeof Notification === "undefined") return "unsupported";
  return Notification.requestPermission();
}

/** One notification; a later one with the same tag takes its place. */
export interface BrowserNotice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
}

/** Raises a notification where the guest has allowed it; a click on it leads back to the page. */
export async function showNotice({ title, ...options }: BrowserNotice): Promise<void> {
  if (noticePermission() !== "granted") return;
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
