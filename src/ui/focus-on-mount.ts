/** Ref for what should have the focus as soon as it appears, because the guest just asked for it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
