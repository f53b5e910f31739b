import { Box, Flex } from "@chakra-ui/react";
import { memo } from "react";
import { type DragAcross, SortableList } from "@/admin-ui/motion/sortable-list";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { displayName } from "../context/display-name";
import { AddByName } from "./add-by-name";
import { CategoryHead } from "./category-head";
import { DishListRow } from "./dish-list-row";
import { isSameSection, type ListSection } from "./list-sections";
import type { ListActions } from "./use-list-actions";

/** How a section is shown. */
interface SectionState {
  /** Id of the category or dish in the panel, if it is in this section. */
  readonly chosen: string | null;
  readonly isOpen: boolean;
  /** Only the found dishes are shown: they can be opened, but not sorted. */
  readonly isSearching: boolean;
  /** A dish of another category is dragged over it. */
  readonly isTarget: boolean;
}

interface CategorySectionProps {
  readonly section: ListSection;
  readonly state: SectionState;
  readonly actions: ListActions;
  readonly across: DragAcross;
  readonly onToggle: (id: string) => void;
}

/** A category and its dishes. Rendered again only if something in it has changed. */
export const CategorySection = memo(function CategorySection(props: CategorySectionProps) {
  const { section, state, actions, across, onToggle } = props;
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const { category, rows } = section;
  const { id } = category;
  const { chosen, isOpen, isSearching, isTarget } = state;
  const row = (item: (typeof rows)[number]) => (
    <DishListRow {...item} isChosen={chosen === item.item.id} actions={actions} />
  );
  return (
    <Box
      as="section"
      data-category={id}
      rounded="l2"
      outline={isTarget ? "2px dashed" : undefined}
      outlineColor="brand.border"
    >
      <CategoryHead
        section={section}
        state={{ isOpen, isChosen: chosen === id, onToggle: () => onToggle(id) }}
        actions={actions}
      />
      {isOpen && isSearching
        ? rows.map((each) => <Flex key={each.item.id}>{row(each)}</Flex>)
        : null}
      {isOpen && !isSearching ? (
        <>
          <Box ps="10" py="1">
            <AddByName
              label={texts.newDish(displayName(category.name, language))}
              onAdd={(name) => actions.add(id, name)}
            />
          </Box>
          <SortableList
            items={rows}
            itemKey={({ item }) => item.id}
            label={({ item }) => displayName(item.name, language)}
            across={across}
            onMove={(from, to) => {
              const moved = rows[from];
              if (moved) actions.place(moved.item.id, id, to);
            }}
            renderItem={(each, handle) => (
              <Flex align="center" data-row="dish" data-dish={each.item.id} bg="bg" rounded="l2">
                {handle}
                {row(each)}
              </Flex>
            )}
          />
        </>
      ) : null}
    </Box>
  );
}, isSame);

function isSame(one: CategorySectionProps, other: CategorySectionProps): boolean {
  const keys = Object.keys(one.state) as (keyof SectionState)[];
  return (
    isSameSection(one.section, other.section) &&
    keys.every((key) => one.state[key] === other.state[key]) &&
    one.actions === other.actions &&
    one.across === other.across &&
    one.onToggle === other.onToggle
  );
}
