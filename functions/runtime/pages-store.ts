import type { DocumentSnapshot, Query } from "firebase-admin/firestore";

const PAGE = 300;

/**
 * The documents of an ordered query, read in pages, each only when the caller asks for it. Documents
 * that leave or enter the query behind the cursor do not matter.
 * @param isOver ends the list early
 */
export async function* inPages(
  query: Query,
  isOver: () => boolean,
): AsyncGenerator<DocumentSnapshot> {
  let page = query.limit(PAGE);
  while (!isOver()) {
    const { docs } = await page.get();
    for (const each of docs) {
      if (isOver()) return;
      yield each;
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    page = query.startAfter(last).limit(PAGE);
  }
}
