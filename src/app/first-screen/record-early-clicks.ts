import { activeTenantKey } from "@/config/active-tenant-key";
import { earlyClickTexts } from "@/i18n/order/early-click-texts";
import { HYDRATED_EVENT } from "@/page-lifecycle/hydrated-event";
import { type EarlyClick, earlyClicksAtom } from "@/state/cart/early-clicks-atom";
import { validDishIds } from "@/state/menu/valid-dish-ids";
import { languageAtom } from "@/state/page/settings-atoms";
import { appStore } from "@/state/store";
import { validatedStorage } from "@/state/validated-storage";
import "./early-clicks.css";

const STORAGE_KEY = `${activeTenantKey}.early-dishes`;
/** Keeps the added dishes through a reload before hydration. */
const storage = validatedStorage(validDishIds, "session");

/**
 * Records clicks on buttons of a prerendered page until hydration, and shows the number of added
 * dishes where the cart bar will be. Then hands the clicks on dishes to the app in `earlyClicksAtom`
 * and repeats the last click on another button. Of several opened dishes the last one counts.
 * @param root the app's element
 * @param dishIds ids of the dishes in the order of the page; the page itself does not contain them
 */
export function recordEarlyClicks(root: HTMLElement, dishIds: Promise<readonly string[]>): void {
  const storedIds = storage.getItem(STORAGE_KEY, []);
  const addedRows: number[] = [];
  const openedRows: number[] = [];
  /** The last button outside the dishes. */
  let pressed: HTMLElement | null = null;
  const note = document.createElement("p");
  note.className = "early-clicks";
  note.setAttribute("role", "status");
  document.body.append(note);

  const showCount = () => {
    const count = storedIds.length + addedRows.length;
    note.dataset.cartCount = String(count);
    note.textContent = earlyClickTexts[appStore.get(languageAtom)].kept(count);
  };
  const idsOf = async (rows: readonly number[]) => {
    const ids = await dishIds;
    return rows.flatMap((row) => ids[row] ?? []);
  };
  const addedIds = async () => [...storedIds, ...(await idsOf(addedRows))];
  const record = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute("aria-busy", "true");
    const dish = button.closest(".dish");
    if (!dish) {
      pressed = button;
      return;
    }
    const row = [...root.querySelectorAll(".dish")].indexOf(dish);
    if (button.matches("[data-add]")) {
      addedRows.push(row);
      showCount();
      addedIds().then(
        (ids) => storage.setItem(STORAGE_KEY, ids),
        () => {},
      );
    } else openedRows[0] = row;
  };
  const handOver = async () => {
    root.removeEventListener("click", record, true);
    for (const busy of root.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
    const added = await addedIds().catch(() => storedIds);
    const opened = await idsOf(openedRows).catch(() => []);
    appStore.set(earlyClicksAtom, [...clicks("add", added), ...clicks("open", opened)]);
    storage.removeItem(STORAGE_KEY);
    note.remove();
    pressed?.click();
  };
  if (storedIds.length > 0) showCount();
  root.addEventListener("click", record, true);
  root.addEventListener(HYDRATED_EVENT, () => void handOver(), { once: true });
}

function clicks(kind: EarlyClick["kind"], ids: readonly string[]): EarlyClick[] {
  return ids.map((id) => ({ kind, id }));
}
