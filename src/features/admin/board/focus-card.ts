/** Scrolls to a card and focuses its usual step, else its heading. */
export function focusCard(card: Element | null): void {
  const target = card?.querySelector<HTMLElement>("[data-main], h3");
  if (!card || !target) return;
  card.scrollIntoView({ block: "nearest", inline: "nearest" });
  target.focus({ preventScroll: true });
}
