import type { Order } from "../order/order.schema";
import { orderNews } from "../order/steps/order-news";
import { formatMomentFrom } from "../text/format-moment";
import { HOUR_MS } from "../time/berlin-time";
import type { NewPush } from "./new-push";
import { pushTexts } from "./push-texts";

/** How long news about an order is worth showing. */
const USEFUL_MS = HOUR_MS;

/** The message about an order's latest change; null for one that its guest made or need not know. */
export function orderPush(order: Order): NewPush | null {
  const {
    id,
    resto_key,
    code,
    type,
    version,
    history,
    updated_at,
    eta_at,
    language = "de",
  } = order;
  const news = orderNews(order, version - 1);
  if (!news || history.at(-1)?.by === "guest") return null;
  const texts = pushTexts[language];
  const { title, body } = texts.orders[news];
  const promised =
    eta_at && (news === "accepted" || news === "delayed")
      ? texts.promised[type](formatMomentFrom(updated_at, eta_at, language))
      : body("");
  return {
    kind: "orders",
    resto_key,
    target: `orders/${id}`,
    topic: code,
    notice: {
      title: title(code),
      body: promised,
      link: `/order/orders/${id}`,
      tag: id,
      lang: language,
    },
    until: updated_at + USEFUL_MS,
  };
}
