/**
 * A prerendered page looks ready before the app listens to it. Dishes that are added meanwhile
 * are remembered by their id and added as soon as it does.
 */
export function keepEarlyClicks(app: HTMLElement): void {
  const dishes: string[] = [];
  const remember = (event: MouseEvent) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-add]") : null;
    if (!button?.dataset.add) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute("aria-busy", "true");
    dishes.push(button.dataset.add);
  };
  const replay = () => {
    app.removeEventListener("click", remember, true);
    for (const dish of dishes) {
      const button = app.querySelector<HTMLElement>(`[data-add="${CSS.escape(dish)}"]`);
      button?.removeAttribute("aria-busy");
      button?.click();
    }
  };
  app.addEventListener("click", remember, true);
  app.addEventListener("app-ready", replay, { once: true });
}
