import { sectionOf } from "../draft/section-of";

/** Focuses the field at a form path, or its section if it is a list. */
export function focusField(path: string): void {
  const field = document.getElementsByName(path)[0];
  const target = field ?? document.getElementById(sectionOf(path.split(".")[0] ?? ""));
  target?.closest("details")?.setAttribute("open", "");
  target?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
