import type { Menu } from "@/domain/menu/menu.schema";
import { parseMenu } from "@/domain/menu/stored-menu";
import { adminGet, adminPatch, resetBackend } from "@/test/harness/admin";
import { ALWAYS_OPEN } from "@/test/harness/always-open";

/** Resets the backend and opens Bobingen around the clock. */
export async function openShop(): Promise<void> {
  await resetBackend();
  await adminPatch("public/resto-bobingen", ALWAYS_OPEN);
}

/** Bobingen's menu as the pages read it. */
export async function storedMenu(): Promise<Menu> {
  const parsed = parseMenu(await adminGet("menus/resto-bobingen"));
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}

/** Changes prices of dishes in the stored menu, in euros; null removes the dish. */
export async function changePrices(prices: Readonly<Record<string, number | null>>): Promise<void> {
  const { items } = await storedMenu();
  const changed = items.flatMap((item) => {
    const preis = prices[item.id];
    if (preis === null) return [];
    return [preis === undefined ? item : { ...item, preis }];
  });
  await adminPatch("menus/resto-bobingen", { items: changed });
}
