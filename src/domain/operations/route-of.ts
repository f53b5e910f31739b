/** Segments of the product's own addresses (docs/rules.md#pages). */
const SEGMENTS = new Set(
  "account agb allergene audit barrierefreiheit datenschutz guests health impressum menus order orders reports reservation reservations restaurants staff system telephone terms".split(
    " ",
  ),
);

/**
 * A path with every segment that is not the product's own replaced by `:id`, because it may name an
 * order or be what somebody typed. At most four segments.
 */
export function routeOf(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "");
  const known = segments.slice(0, 4).map((segment) => (SEGMENTS.has(segment) ? segment : ":id"));
  return `/${known.join("/")}`;
}
