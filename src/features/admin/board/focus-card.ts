/** Scrolls to a card and focuses its usual step, else its heading. */
export function focusCard(card: Element | null): void {
  if (!card) return;
  const target =
    card.querySelector<HTMLElement>("[data-main]") ?? card.querySelector<HTMLElement>("h3");
  if (!target) return;
  card.scrollIntoView({ block: "nearest", inline: "nearest" });
  target.focus({ preventScroll: true });
}
