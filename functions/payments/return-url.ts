import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { isLocalBackend } from "../runtime/is-local-backend";

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;
const LOCAL_SITE = "http://localhost:5173";

/**
 * Where the guest comes back to from the provider's page: the order on the restaurant's own site, with a
 * mark that makes the page look at the provider. A local backend leads to the page that asked, on this
 * machine.
 */
export function returnUrl(
  { url }: Pick<Restaurant, "url">,
  order_id: string,
  origin: string | undefined,
): string {
  const local = origin && LOOPBACK.test(origin) ? origin : LOCAL_SITE;
  return new URL(`/order/orders/${order_id}?payment`, isLocalBackend() ? local : url).href;
}
