/** Longest address of a subscription, characters; those of the browsers have up to some 400. */
export const MAX_ENDPOINT_LENGTH = 1000;

/** Push services of Chrome and Edge on Android and desktop, Firefox, Windows, and Safari. */
const HOSTS = ["fcm.googleapis.com", "web.push.apple.com"];
const HOST_SUFFIXES = [".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com"];

/** Addresses of the local push service (hosting/local/push). */
const LOOPBACK = /^http:\/\/127\.0\.0\.1:\d+\/push\/[\w-]+$/;

/**
 * Whether messages may be sent to this address: it belongs to the push service of a known browser, by
 * https on the standard port. A browser chooses its address, so the server must not follow any other.
 * @param isLocal also allows the local push service
 */
export function isPushEndpoint(text: string, isLocal: boolean): boolean {
  if (text.length > MAX_ENDPOINT_LENGTH || !URL.canParse(text)) return false;
  if (isLocal && LOOPBACK.test(text)) return true;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  const isKnown =
    HOSTS.includes(hostname) || HOST_SUFFIXES.some((suffix) => hostname.endsWith(suffix));
  return isKnown && pathname.length > 1;
}
