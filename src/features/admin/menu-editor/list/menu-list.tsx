import { Button, Flex, Input, Stack, Text } from "@chakra-ui/react";
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { newCategory } from "@/domain/menu/draft/menu-edit";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import { indexDishes, searchDishes } from "@/domain/menu/search/search-dishes";
import type { Change } from "@/domain/revision/changes";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { type EditorView, useEditorContext } from "../context/editor-context";
import { AddByName } from "./add-by-name";
import { CategorySection } from "./category-section";
import { type ListSection, listSections } from "./list-sections";
import { useDragAcross } from "./use-drag-across";
import { useListActions } from "./use-list-actions";
import { useReturnToList } from "./use-return-to-list";

interface MenuListProps {
  readonly view: EditorView;
  readonly changes: readonly Change[];
}

/** Categories and dishes in menu order, with search. */
export const MenuList = memo(function MenuList({ view, changes }: MenuListProps) {
  const { menu, issues, show } = useEditorContext();
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const list = useRef<HTMLDivElement>(null);
  useReturnToList(view, list);
  const [query, setQuery] = useState("");
  const words = useDeferredValue(query.trim());
  const collapsed = useCollapsed();
  const moved = useRef<string | null>(null);
  const actions = useListActions((id) => {
    moved.current = id;
  });
  const { over, across } = useDragAcross(actions.place);
  const sections = useMemo(() => {
    if (!words) return listSections({ menu, issues, changes, isFound: () => true });
    const found = new Set(searchDishes(indexDishes(menu, language), words));
    const isFound = (item: MenuItem) => found.has(item);
    return listSections({ menu, issues, changes, isFound }).filter(({ rows }) => rows.length > 0);
  }, [menu, issues, changes, language, words]);
  useEffect(() => {
    if (moved.current === null || sections.length === 0) return;
    list.current?.querySelector<HTMLElement>(`[data-edit="${CSS.escape(moved.current)}"]`)?.focus();
    moved.current = null;
  }, [sections]);
  const hasCollapsed = collapsed.ids.size > 0;
  /** Leads to the field for a new dish: in the chosen category, or in the first one. */
  const startDish = () => {
    const id = categoryOf(menu, view);
    if (id === undefined) return;
    flushSync(() => collapsed.expand(id));
    list.current?.querySelector<HTMLElement>(`[data-category="${CSS.escape(id)}"] input`)?.focus();
  };
  return (
    <Stack as="nav" gap="3" aria-label={texts.list} tabIndex={-1} ref={list}>
      <Input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <Flex wrap="wrap" justify="space-between">
        <Button size="sm" minH="10" variant="outline" disabled={words !== ""} onClick={startDish}>
          {texts.addDish}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          minH="10"
          px="1"
          onClick={() => show({ kind: "categories" })}
        >
          {texts.sortCategories}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          minH="10"
          px="1"
          onClick={() => collapsed.set(hasCollapsed ? [] : menu.categories.map(({ id }) => id))}
        >
          {hasCollapsed ? texts.expandAll : texts.collapseAll}
        </Button>
      </Flex>
      {words && sections.length === 0 ? <Text color="fg.muted">{texts.noneFound}</Text> : null}
      {sections.map((section) => (
        <CategorySection
          key={section.category.id}
          section={section}
          state={{
            chosen: chosenIn(section, view),
            isOpen: words !== "" || !collapsed.ids.has(section.category.id),
            isSearching: words !== "",
            isTarget: over === section.category.id,
          }}
          actions={actions}
          across={across}
          onToggle={collapsed.toggle}
        />
      ))}
      {words ? null : <AddCategory />}
      <Text color="fg.muted" fontSize="sm">
        {texts.keys}
      </Text>
    </Stack>
  );
});

/** Ids of the categories whose dishes are hidden. */
function useCollapsed() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const others = [...before].filter((each) => each !== id);
        return new Set(before.has(id) ? others : [...others, id]);
      }),
    [],
  );
  return {
    ids,
    /** Stable. */
    toggle,
    set: (all: readonly string[]) => setIds(new Set(all)),
    expand: (id: string) => setIds(new Set([...ids].filter((each) => each !== id))),
  };
}

function AddCategory() {
  const { menu, edit, show } = useEditorContext();
  const texts = menuEditorTexts[useLanguage()];
  return (
    <AddByName
      label={texts.newCategory}
      onAdd={(name) => {
        const category = newCategory(menu, name);
        edit(null, (current) => ({ ...current, categories: [...current.categories, category] }));
        show({ kind: "category", id: category.id });
      }}
    />
  );
}

/** Id of the category of what the panel shows, or of the first one. */
function categoryOf({ categories, items }: Menu, view: EditorView): string | undefined {
  const chosen = view && "id" in view ? view.id : undefined;
  const dish = items.find(({ id }) => id === chosen);
  return dish?.category ?? categories.find(({ id }) => id === chosen)?.id ?? categories[0]?.id;
}

/** The id in the panel, if it is in this section: other sections need not render again. */
function chosenIn({ category, rows }: ListSection, view: EditorView): string | null {
  if (!view || !("id" in view)) return null;
  const isHere =
    view.kind === "category"
      ? category.id === view.id
      : rows.some(({ item }) => item.id === view.id);
  return isHere ? view.id : null;
}
