import type { ReactNode } from "react";
import type { Menu } from "@/domain/menu/menu.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { menuAtom } from "@/state/restaurant/restaurant-atoms";
import { strictContext } from "./strict-context";

const [MenuContext, useMenuContext] = strictContext<Menu>(
  "useMenu must be used within a MenuProvider",
);

/** The restaurant's menu. */
export const useMenu = useMenuContext;

/**
 * Suspends until the restaurant's menu is ready.
 * @throws into the nearest boundary when neither the stored nor the bundled menu can be read
 */
export function MenuProvider({ children }: { children: ReactNode }) {
  return <MenuContext value={useAtomValue(menuAtom)}>{children}</MenuContext>;
}
