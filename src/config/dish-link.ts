/**
 * The address under which a dish is shared. The build has a page there for each configured dish, with
 * its name, price and picture for messengers; at all others the app leads to the menu.
 */
export function dishLink(id: string): string {
  return `/dish/${id}/`;
}

/** The dish of an address of {@link dishLink}; null for all other paths. */
export function sharedDish(pathname: string): string | null {
  return /^\/dish\/([a-z0-9-]{1,60})\/?$/.exec(pathname)?.[1] ?? null;
}
