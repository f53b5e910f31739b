import { useState } from "react";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom } from "@/state/jotai-hooks";
import { orderNotificationsAtom } from "@/state/ordering/order-notifications-atom";
import { notificationSupport, requestNotifications } from "./browser-notification";

/** Turns notifications about open orders on and off, or says why they are unavailable. */
export function NotificationSwitch() {
  const texts = useTexts(ordersTexts);
  const [isEnabled, setEnabled] = useAtom(orderNotificationsAtom);
  const [permission, setPermission] = useState(notificationSupport);
  const isOn = isEnabled && permission === "granted";

  async function turnOn(): Promise<void> {
    const answer = await requestNotifications();
    setPermission(answer);
    setEnabled(answer === "granted");
  }

  const hints = {
    granted: isOn ? texts.notifyOn : texts.notifyHint,
    default: texts.notifyHint,
    denied: texts.notifyDenied,
    unsupported: texts.notifyUnsupported,
  } as const;
  return (
    <div className="notification-switch">
      <p role="status">{hints[permission]}</p>
      {permission === "granted" || permission === "default" ? (
        <button
          className="button button--outline"
          type="button"
          onClick={isOn ? () => setEnabled(false) : turnOn}
        >
          {isOn ? texts.notifyOff : texts.notify}
        </button>
      ) : null}
    </div>
  );
}
