/** Ref that focuses an element when it mounts. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
