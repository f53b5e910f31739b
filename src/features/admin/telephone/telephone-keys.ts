import type { KeyboardEvent } from "react";

/**
 * Key handler of the order: Enter in a field outside of a form moves to the next field, as on a till.
 * Ctrl + Enter or Cmd + Enter takes the order.
 */
export function handleTelephoneKey(event: KeyboardEvent<HTMLElement>, onPlace: () => void): void {
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const { target, currentTarget } = event;
  // A dialog is elsewhere in the document.
  if (!(target instanceof Node && currentTarget.contains(target))) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    onPlace();
  } else if (isLooseField(target)) {
    event.preventDefault();
    nextField(currentTarget, target)?.focus();
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

/** A field outside of a form, whose Enter would do nothing. */
function isLooseField(target: EventTarget): target is Field {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isField && target.form === null;
}

function nextField(root: HTMLElement, from: Field): Field | undefined {
  const fields = [...root.querySelectorAll<Field>("input, select")].filter(isReachable);
  return fields[fields.indexOf(from) + 1];
}

/** Skips unchecked radio buttons, as Tab does, and checkboxes, which few orders need. */
function isReachable(field: Field): boolean {
  if (field.disabled || field.tabIndex < 0) return false;
  if (!(field instanceof HTMLInputElement)) return true;
  return field.type === "radio" ? field.checked : field.type !== "checkbox";
}
