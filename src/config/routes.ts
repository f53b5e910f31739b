/** Pages of `/terms/:page`. */
export const LEGAL_PAGES = [
  "impressum",
  "datenschutz",
  "agb",
  "allergene",
  "barrierefreiheit",
] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];

/** All addresses of the customer site. */
export const routes = {
  home: "/",
  checkout: "/order",
  orders: "/order/orders",
  order: (id: string) => `/order/orders/${id}`,
  reservation: "/order/reservation",
  reservations: "/order/reservations",
  account: "/system",
  /** Overview of the legal pages. */
  terms: "/terms",
  legal: (page: LegalPage) => `/terms/${page}`,
} as const;

const BACKEND_PAGES: ReadonlySet<string> = new Set(["system", "terms", "order"]);

/**
 * Whether the backend client may start on this path: only on the root, system, terms and order
 * pages, recognised by the first path segment. Case-sensitive, unlike the router, so shells must
 * show pages on these paths only.
 */
export function isBackendPath(pathname: string): boolean {
  return pathname === "/" || BACKEND_PAGES.has(pathname.split("/")[1] ?? "");
}
