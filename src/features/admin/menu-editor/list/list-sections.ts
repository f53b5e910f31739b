import type { MenuIssue } from "@/domain/menu/draft/menu-issues";
import type { Menu, MenuCategory, MenuItem } from "@/domain/menu/menu.schema";
import type { Change } from "@/domain/revision/changes";

/** The mark of a dish in its row. */
type RowMark = "issue" | "changed" | null;

export interface ListRow {
  readonly item: MenuItem;
  readonly mark: RowMark;
}

/** A category with the dishes that the search has found. */
export interface ListSection {
  readonly category: MenuCategory;
  readonly rows: readonly ListRow[];
}

interface ListContent {
  readonly menu: Menu;
  readonly issues: readonly MenuIssue[];
  readonly changes: readonly Change[];
  readonly isFound: (item: MenuItem) => boolean;
}

/** The menu as a list: categories in order, each with its dishes in order. */
export function listSections({ menu, issues, changes, isFound }: ListContent): ListSection[] {
  const changed = new Set(changes.flatMap(({ path }) => (path[0] === "items" ? [path[1]] : [])));
  const faulty = new Set(
    issues.flatMap(({ path }) => (path[0] === "items" ? [menu.items[Number(path[1])]?.id] : [])),
  );
  const markOf = ({ id }: MenuItem): RowMark =>
    faulty.has(id) ? "issue" : changed.has(id) ? "changed" : null;
  return menu.categories.map((category) => {
    const dishes = menu.items.filter((item) => item.category === category.id && isFound(item));
    return { category, rows: dishes.map((item) => ({ item, mark: markOf(item) })) };
  });
}

/** Whether two sections show the same, so that one need not be rendered again. */
export function isSameSection(one: ListSection, other: ListSection): boolean {
  return (
    one.category === other.category &&
    one.rows.length === other.rows.length &&
    one.rows.every(({ item, mark }, index) => {
      const row = other.rows[index];
      return item === row?.item && mark === row.mark;
    })
  );
}
