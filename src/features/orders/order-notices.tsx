import { useState } from "react";
import { ordersTexts } from "../../i18n/orders-texts";
import { useTexts } from "../../i18n/use-texts";
import { useAtom } from "../../state/jotai-hooks";
import { orderNoticesAtom } from "../../state/order-notices-atom";
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

  if (permission === "unsupported" || permission === "denied") {
    const text = permission === "denied" ? texts.notifyDenied : texts.notifyUnsupported;
    return (
      <p className="order-notices" role="status">
        {text}
      </p>
    );
  }
  return (
    <div className="order-notices">
      <p role="status">{isOn ? texts.notifyOn : texts.notifyHint}</p>
      <button
        className="button button--outline"
        type="button"
        onClick={isOn ? () => setWanted(false) : switchOn}
      >
        {isOn ? texts.notifyOff : texts.notify}
      </button>
    </div>
  );
}
