/**
 * When the page's content was prerendered, epoch milliseconds; null for a page that came empty.
 * Read once: the mark is removed when the app has taken the content over.
 */
export const prerenderedAt: number | null = readMark();

function readMark(): number | null {
  if (typeof document === "undefined") return null;
  const mark = document.getElementById("root")?.dataset.prerendered;
  return mark === undefined ? null : Number(mark);
}
