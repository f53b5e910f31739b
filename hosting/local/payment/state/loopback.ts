const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address leads to this machine by http or https. */
export function isLoopbackUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && LOOPBACK_HOST.test(hostname);
}

/** Whether a `Host` header names this machine: a page of a foreign name could point here. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && isLoopbackUrl(`http://${host}`);
}
