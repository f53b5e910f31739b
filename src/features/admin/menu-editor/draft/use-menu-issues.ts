import { useMemo } from "react";
import { itemIssues, type MenuIssue, menuIssues } from "@/domain/menu/draft/menu-issues";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** Issues that prevent saving. Unchanged dishes are not checked again. */
export function useMenuIssues(
  menu: Menu,
  restaurant: Pick<Restaurant, "add_ons">,
): readonly MenuIssue[] {
  const issuesOf = useMemo(() => memoizedIssues(restaurant), [restaurant]);
  return useMemo(() => menuIssues(menu, restaurant, issuesOf), [menu, restaurant, issuesOf]);
}

function memoizedIssues(restaurant: Pick<Restaurant, "add_ons">): (item: MenuItem) => MenuIssue[] {
  const known = new WeakMap<MenuItem, MenuIssue[]>();
  return (item) => {
    const issues = known.get(item) ?? itemIssues(item, restaurant);
    known.set(item, issues);
    return issues;
  };
}
