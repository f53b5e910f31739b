/** Pages of `/terms/:page`. */
export const LEGAL_PAGES = [
  "impressum",
  "datenschutz",
  "agb",
  "allergene",
  "barrierefreiheit",
] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Every address of the customer site (contract section 6). */
export const routes = {
  home: "/",
  checkout: "/order",
  orders: "/order/orders",
  order: (id: string) => `/order/orders/${id}`,
  reservation: "/order/reservation",
  reservations: "/order/reservations",
  account: "/system",
  legal: (page: LegalPage) => `/terms/${page}`,
} as const;

const BACKEND_PAGES: ReadonlySet<string> = new Set(["system", "terms", "order"]);

/**
 * Whether the backend client may start on this path: the root, system, terms and order pages,
 * told by the first path segment as it is written (spec section 2). The router takes capitals for
 * small letters: shells show pages on these paths alone.
 */
export function isBackendPath(pathname: string): boolean {
  return pathname === "/" || BACKEND_PAGES.has(pathname.split("/")[1] ?? "");
}
