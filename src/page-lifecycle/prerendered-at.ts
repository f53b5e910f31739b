/**
 * When the page's content was prerendered, epoch milliseconds; null for a page without content.
 * Read on import, because `MarkHydrated` removes the attribute.
 */
export const prerenderedAt: number | null = readAttribute();

function readAttribute(): number | null {
  if (typeof document === "undefined") return null;
  const value = document.getElementById("root")?.dataset.prerendered;
  return value === undefined ? null : Number(value);
}
