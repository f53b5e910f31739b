import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { isLocalBackend } from "../runtime/is-local-backend";

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;
const LOCAL_SITE = "http://localhost:5173";

/**
 * Address to which the guest returns from the provider's page: a page of the restaurant's own site,
 * which asks the server about the payment. On a local backend, a page on this machine.
 * @param page its path
 */
export function returnUrl(
  { url }: Pick<Restaurant, "url">,
  page: string,
  origin: string | undefined,
): string {
  const local = origin && LOOPBACK.test(origin) ? origin : LOCAL_SITE;
  return new URL(page, isLocalBackend() ? local : url).href;
}
