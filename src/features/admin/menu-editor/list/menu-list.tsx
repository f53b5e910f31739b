import { memo, useDeferredValue, useMemo, useRef, useState } from "react";
import type { MenuChange } from "@/domain/menu/draft/menu-diff";
import { insertItem, newCategory, newItem } from "@/domain/menu/draft/menu-edit";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { foldedWords } from "@/domain/menu/search/fold-text";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { type EditorView, useEditorContext } from "../editor-context";
import { AddByName } from "./add-by-name";
import { CategoryHead } from "./category-head";
import { DishListRow } from "./dish-list-row";
import { useReturnToList } from "./use-return-to-list";
import { useRowActions } from "./use-row-actions";
import "./menu-list.css";
import { useDisplayName } from "../dish/use-display-name";

interface MenuListProps {
  readonly view: EditorView;
  readonly changes: readonly MenuChange[];
}

/** Categories and dishes in menu order, with search. */
export const MenuList = memo(function MenuList({ view, changes }: MenuListProps) {
  const { menu, issues, edit, show } = useEditorContext();
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  const list = useRef<HTMLElement>(null);
  useReturnToList(view, list);
  const [query, setQuery] = useState("");
  const words = useDeferredValue(query);
  const { actions, drag } = useRowActions();
  const changedIds = useMemo(
    () => new Set(changes.map(({ list, id }) => `${list}/${id}`)),
    [changes],
  );
  const idsWithIssues = useMemo(
    () => new Set(issues.map(({ path }) => menu[path[0] as "items"]?.[Number(path[1])]?.id)),
    [issues, menu],
  );
  const found = useMemo(
    () => (words ? menu.items.filter((item) => matchesQuery(item, words)) : menu.items),
    [menu.items, words],
  );
  const chosen = view && "id" in view ? view.id : null;

  function addDish(category: string, name: string): void {
    const item = newItem(menu, category, name);
    edit(null, (current) => insertItem(current, item));
    show({ kind: "item", id: item.id });
  }

  return (
    <nav className="menu-list" aria-label={texts.list} tabIndex={-1} ref={list}>
      <input
        type="search"
        className="edit-field__input menu-list__search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {words && found.length === 0 ? <p className="menu-list__none">{texts.noneFound}</p> : null}
      {menu.categories.map((category, index) => {
        const dishes = found.filter((item) => item.category === category.id);
        if (words && dishes.length === 0) return null;
        const all = menu.items.filter((item) => item.category === category.id);
        return (
          <section key={category.id} className="menu-list__category">
            <CategoryHead
              category={category}
              place={index}
              dishes={all.length}
              isChosen={view?.kind === "category" && chosen === category.id}
            />
            <ul className="menu-list__dishes">
              {dishes.map((item) => {
                const place = all.indexOf(item);
                const over = drag?.over;
                return (
                  <DishListRow
                    key={item.id}
                    item={item}
                    actions={actions}
                    marks={{
                      place,
                      isChosen: view?.kind === "item" && chosen === item.id,
                      hasIssue: idsWithIssues.has(item.id),
                      isChanged: changedIds.has(`items/${item.id}`),
                      isTarget: over?.category === category.id && over.place === place,
                    }}
                  />
                );
              })}
            </ul>
            {words ? null : (
              <AddByName
                label={texts.newDish(displayName(category.name))}
                onAdd={(name) => addDish(category.id, name)}
              />
            )}
          </section>
        );
      })}
      {words ? null : (
        <AddByName
          label={texts.newCategory}
          onAdd={(name) => {
            const category = newCategory(menu, name);
            const add = [...menu.categories, category];
            edit(null, (current) => ({ ...current, categories: add }));
            show({ kind: "category", id: category.id });
          }}
        />
      )}
      <p className="menu-list__keys">{texts.keys}</p>
    </nav>
  );
});

function matchesQuery({ name, number, id }: MenuItem, query: string): boolean {
  const known = [...foldedWords(`${name.de} ${name.en} ${id}`), number?.toLowerCase() ?? ""];
  return foldedWords(query).every((word) => known.some((each) => each.startsWith(word)));
}
