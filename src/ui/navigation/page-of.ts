/** Sizes a page of a long list can have. */
export const PAGE_SIZES = [10, 20, 50] as const;

/** One page of a long list; pages count from 1. */
export interface ListPage {
  readonly page: number;
  readonly pageSize: number;
}

/** How many pages a list fills; an empty one still has its first. */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** The entries of one page; of the last one where the list has become shorter. */
export function entriesOf<T>(entries: readonly T[], { page, pageSize }: ListPage): readonly T[] {
  const last = pageCount(entries.length, pageSize);
  const start = (Math.min(Math.max(1, page), last) - 1) * pageSize;
  return entries.slice(start, start + pageSize);
}
