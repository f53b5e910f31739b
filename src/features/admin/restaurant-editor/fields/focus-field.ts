const FOCUSABLE = "input, select, textarea, button";

/**
 * Focuses the field at a form path; the section on the page without a path, and if there is no such
 * field. A path without row numbers means the first row.
 */
export function focusField(path: string | null): void {
  const field = path === null ? null : fieldAt(path);
  const target = field ?? document.querySelector<HTMLElement>('section[id][tabindex="-1"]');
  target?.closest("details")?.setAttribute("open", "");
  target?.scrollIntoView({ block: field ? "center" : "start" });
  target?.focus({ preventScroll: true });
}

function fieldAt(path: string): HTMLElement | null {
  const named = document.getElementsByName(path)[0];
  if (named) return named;
  for (const part of document.querySelectorAll<HTMLElement>("[name], [data-field]")) {
    const name = part.dataset.field ?? part.getAttribute("name") ?? "";
    const isField = `${name.replace(/\.\d+\b/g, "")}.`.startsWith(`${path}.`);
    if (isField) return part.matches(FOCUSABLE) ? part : part.querySelector(FOCUSABLE);
  }
  return null;
}
