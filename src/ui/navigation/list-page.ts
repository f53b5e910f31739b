/** Page sizes to choose from. */
export const PAGE_SIZES = [10, 20, 50] as const;

/** A page of a list; `page` starts at 1. */
export interface ListPage {
  readonly page: number;
  readonly pageSize: number;
}

/** Number of pages of a list; at least 1. */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** The entries of a page, or of the last page if the list has fewer. */
export function pageEntries<T>(entries: readonly T[], { page, pageSize }: ListPage): readonly T[] {
  const last = pageCount(entries.length, pageSize);
  const start = (Math.min(Math.max(1, page), last) - 1) * pageSize;
  return entries.slice(start, start + pageSize);
}
