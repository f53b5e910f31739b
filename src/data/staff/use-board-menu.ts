import type { Menu } from "@/domain/menu/menu.schema";
import { ok } from "@/domain/result/result";
import { readMenu } from "@/firebase/repos/menu-repo";
import { type Read, useRead } from "../use-read";

/**
 * A restaurant's stored menu, null if none is stored.
 * @param restoKey null reads nothing
 */
export function useBoardMenu(restoKey: string | null): Read<Menu | null> {
  return useRead(restoKey && `menu ${restoKey}`, async () =>
    ok(await readMenu(restoKey ?? "", null)),
  );
}
