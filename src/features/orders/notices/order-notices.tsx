import { useState } from "react";
import { ordersTexts } from "@/i18n/orders-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom } from "@/state/jotai-hooks";
import { orderNoticesAtom } from "@/state/ordering/order-notices-atom";
import { askForNotices, noticePermission } from "./browser-notice";

/** Switches notifications about running orders on and off; else says what there is instead. */
export function OrderNotices() {
  const texts = useTexts(ordersTexts);
  const [wanted, setWanted] = useAtom(orderNoticesAtom);
  const [permission, setPermission] = useState(noticePermission);
  const isOn = wanted && permission === "granted";

  async function switchOn(): Promise<void> {
    const answer = await askForNotices();
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
