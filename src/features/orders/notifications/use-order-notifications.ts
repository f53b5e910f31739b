import { useEffect, useRef } from "react";
import type { Order } from "@/domain/order/order.schema";
import { orderNews } from "@/domain/order/order-news";
import { formatTime } from "@/i18n/format";
import { ordersTexts } from "@/i18n/orders-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { orderNotificationsAtom } from "@/state/ordering/order-notifications-atom";
import { showNotification } from "./browser-notification";

/**
 * Raises a notification for every change worth telling, from the version first seen on, where the
 * guest has asked for that.
 */
export function useOrderNotifications(order: Order): void {
  const language = useLanguage();
  const wanted = useAtomValue(orderNotificationsAtom);
  const seen = useRef(order.version);
  useEffect(() => {
    const news = orderNews(order, seen.current);
    seen.current = order.version;
    if (!wanted || !news) return;
    const texts = ordersTexts[language];
    const { type, eta_at, status, history } = order;
    const isPromise = news === "accepted" || news === "delayed";
    const reason = history.at(-1)?.reason;
    const details = [
      isPromise ? null : texts.sentences[status],
      isPromise && eta_at ? `${texts.promised[type]} ${texts.clock(formatTime(eta_at))}` : null,
      reason ? texts.reason(reason) : null,
    ];
    void showNotification({
      title: texts.newsTitles[news](order.code),
      body: details.filter((detail) => detail !== null).join(" "),
      tag: order.id,
      lang: language,
    });
  }, [order, wanted, language]);
}
