import { useEffect, useRef } from "react";
import type { Order } from "@/domain/order/order.schema";
import { orderNews } from "@/domain/order/steps/order-news";
import { formatMomentFrom } from "@/domain/text/format-moment";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { orderNotificationsAtom } from "@/state/ordering/order-notifications-atom";
import { showNotification } from "./browser-notification";

/**
 * Shows a notification for every relevant change of the order since the page was opened, if the
 * guest has turned notifications on.
 */
export function useOrderNotifications(order: Order): void {
  const language = useLanguage();
  const isEnabled = useAtomValue(orderNotificationsAtom);
  const seenVersion = useRef(order.version);
  useEffect(() => {
    const news = orderNews(order, seenVersion.current);
    seenVersion.current = order.version;
    if (!isEnabled || !news) return;
    const texts = ordersTexts[language];
    const { type, eta_at, status, history } = order;
    const hasPromisedTime = news === "accepted" || news === "delayed";
    const reason = history.at(-1)?.reason;
    const details = [
      hasPromisedTime ? null : texts.sentences[status],
      hasPromisedTime && eta_at
        ? `${texts.promised[type]} ${texts.clock(formatMomentFrom(order.updated_at, eta_at, language))}`
        : null,
      reason ? texts.reason(reason) : null,
    ];
    void showNotification({
      title: texts.newsTitles[news](order.code),
      body: details.filter((detail) => detail !== null).join(" "),
      tag: order.id,
      lang: language,
    });
  }, [order, isEnabled, language]);
}
