import { activeTenantKey } from "@/config/active-tenant-key";
import { earlyClickTexts } from "@/i18n/early-click-texts";
import { earlyDishesAtom } from "@/state/cart/early-dishes-atom";
import { languageAtom } from "@/state/page/settings-atoms";
import { appStore } from "@/state/store";
import "./early-clicks.css";

/** Kept by the tab until the app has them: a reload meanwhile loses nothing. */
const KEY = `${activeTenantKey}.early-dishes`;

/**
 * A prerendered page looks ready before the app listens to it. Dishes that are added meanwhile
 * are remembered, counted where the cart will be, and added as soon as the app does listen.
 * @param shownDishes ids of the dishes with a button to add them, in the order of the page, which
 * does not hold them itself
 */
export function keepEarlyClicks(app: HTMLElement, shownDishes: Promise<readonly string[]>): void {
  const kept = storedDishes();
  const clicked: number[] = [];
  const note = document.createElement("p");
  note.className = "early-clicks";
  note.setAttribute("role", "status");
  document.body.append(note);

  const show = () => {
    const count = kept.length + clicked.length;
    note.dataset.cartCount = String(count);
    note.textContent = earlyClickTexts[appStore.get(languageAtom)].kept(count);
  };
  const dishes = async () => {
    const shown = await shownDishes;
    return [...kept, ...clicked.flatMap((at) => shown[at] ?? [])];
  };
  const remember = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest("[data-add]");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute("aria-busy", "true");
    clicked.push([...app.querySelectorAll("[data-add]")].indexOf(button));
    show();
    dishes().then(storeDishes, () => {});
  };
  const handOver = async () => {
    app.removeEventListener("click", remember, true);
    for (const busy of app.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
    appStore.set(earlyDishesAtom, await dishes().catch(() => kept));
    storeDishes([]);
    note.remove();
  };
  if (kept.length > 0) show();
  app.addEventListener("click", remember, true);
  app.addEventListener("app-ready", () => void handOver(), { once: true });
}

function storedDishes(): string[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function storeDishes(dishes: readonly string[]): void {
  try {
    if (dishes.length > 0) window.sessionStorage.setItem(KEY, JSON.stringify(dishes));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage they last as long as the page.
  }
}
