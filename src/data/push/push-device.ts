import type { SubscribePushRequest } from "@/domain/push/push-subscription.schema";

const SERVICE_WORKER = "/service-worker.js";

/** Capabilities of this browser. `ios`: only once the site is on the home screen. */
export type PushSupport = "supported" | "unsupported" | "ios" | "denied";

/** The address of this device and the keys for it. */
export type DeviceAddress = Pick<SubscribePushRequest, "endpoint" | "keys">;

/** The project's key; empty where messages are switched off. */
export function pushPublicKey(): string {
  return __PUSH__.publicKey;
}

/** Reads the state of the permission, which the guest can change at any time. */
export function pushSupport(): PushSupport {
  if (typeof window === "undefined") return "unsupported";
  const canPush =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!canPush) return isUninstalledOnIos() ? "ios" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "supported";
}

/** `standalone` exists on iOS only; it is false in the browser. */
function isUninstalledOnIos(): boolean {
  return "standalone" in navigator && navigator.standalone === false;
}

/** Asks for the permission. Call it from a click handler, else browsers refuse. */
export async function askForPush(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/**
 * Gets an address from the push service of the browser; the same one if it has one.
 * @throws if the push service cannot be reached
 */
export async function deviceAddress(): Promise<DeviceAddress> {
  try {
    const { pushManager } = await readyRegistration();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushPublicKey(),
    });
    const { endpoint = "", keys = {} } = subscription.toJSON();
    return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
  } catch (fault) {
    if (__PUSH__.standInAddress !== null) return deviceAt(__PUSH__.standInAddress);
    throw fault;
  }
}

/** Ends the address of this device; the push service then tells the server that it is gone. */
export async function endDeviceAddress(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** The page registers its service worker once it is idle; here it is needed now. */
async function readyRegistration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  return navigator.serviceWorker.ready;
}

/** An address at the local push service, for a browser that reaches none (docs/local.md). */
async function deviceAt(standIn: string): Promise<DeviceAddress> {
  const response = await fetch(`${standIn}/devices`, { method: "POST" });
  return response.json();
}
