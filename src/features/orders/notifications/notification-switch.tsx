import { useState } from "react";
import { ordersTexts } from "@/i18n/orders-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom } from "@/state/jotai-hooks";
import { orderNotificationsAtom } from "@/state/ordering/order-notifications-atom";
import { notificationSupport, requestNotifications } from "./browser-notification";

/** Switches notifications about running orders on and off; else says what there is instead. */
export function NotificationSwitch() {
  const texts = useTexts(ordersTexts);
  const [wanted, setWanted] = useAtom(orderNotificationsAtom);
  const [permission, setPermission] = useState(notificationSupport);
  const isOn = wanted && permission === "granted";

  async function switchOn(): Promise<void> {
    const answer = await requestNotifications();
    setPermission(answer);
    setWanted(answer === "granted");
  }

  const hints = {
    granted: isOn ? texts.notifyOn : texts.notifyHint,
    default: texts.notifyHint,
    denied: texts.notifyDenied,
    unsupported: texts.notifyUnsupported,
  } as const;
  return (
    <div className="order-notices">
      <p role="status">{hints[permission]}</p>
      {permission === "granted" || permission === "default" ? (
        <button
          className="button button--outline"
          type="button"
          onClick={isOn ? () => setWanted(false) : switchOn}
        >
          {isOn ? texts.notifyOff : texts.notify}
        </button>
      ) : null}
    </div>
  );
}
