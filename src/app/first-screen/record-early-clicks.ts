import { activeTenantKey } from "@/config/active-tenant-key";
import { earlyClickTexts } from "@/i18n/early-click-texts";
import { HYDRATED_EVENT } from "@/page-lifecycle/hydrated-event";
import { earlyDishesAtom } from "@/state/cart/early-dishes-atom";
import { languageAtom } from "@/state/page/settings-atoms";
import { appStore } from "@/state/store";
import "./early-clicks.css";

/** Session storage keeps the dishes through a reload before hydration. */
const STORAGE_KEY = `${activeTenantKey}.early-dishes`;

/**
 * Records clicks on "add" buttons of a prerendered page until hydration, shows their number where
 * the cart bar will be, and then hands the dishes to the app in `earlyDishesAtom`.
 * @param root the app's element
 * @param dishIds ids of the dishes with an "add" button, in the order of the page; the page itself
 * does not contain them
 */
export function recordEarlyClicks(root: HTMLElement, dishIds: Promise<readonly string[]>): void {
  const storedIds = readStoredIds();
  const clickedIndexes: number[] = [];
  const note = document.createElement("p");
  note.className = "early-clicks";
  note.setAttribute("role", "status");
  document.body.append(note);

  const showCount = () => {
    const count = storedIds.length + clickedIndexes.length;
    note.dataset.cartCount = String(count);
    note.textContent = earlyClickTexts[appStore.get(languageAtom)].kept(count);
  };
  const recordedIds = async () => {
    const ids = await dishIds;
    return [...storedIds, ...clickedIndexes.flatMap((index) => ids[index] ?? [])];
  };
  const record = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest("[data-add]");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute("aria-busy", "true");
    clickedIndexes.push([...root.querySelectorAll("[data-add]")].indexOf(button));
    showCount();
    recordedIds().then(storeIds, () => {});
  };
  const handOver = async () => {
    root.removeEventListener("click", record, true);
    for (const busy of root.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
    appStore.set(earlyDishesAtom, await recordedIds().catch(() => storedIds));
    storeIds([]);
    note.remove();
  };
  if (storedIds.length > 0) showCount();
  root.addEventListener("click", record, true);
  root.addEventListener(HYDRATED_EVENT, () => void handOver(), { once: true });
}

function readStoredIds(): string[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function storeIds(ids: readonly string[]): void {
  try {
    if (ids.length > 0) window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
    else window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the clicks are lost on a reload.
  }
}
