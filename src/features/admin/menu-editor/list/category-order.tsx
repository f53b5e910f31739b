import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { SortableList } from "@/admin-ui/motion/sortable-list";
import { placeCategory } from "@/domain/menu/draft/menu-edit";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEditorContext } from "../context/editor-context";
import { useDisplayName } from "../context/use-display-name";
import { PanelHead } from "../fields/panel-head";

/** All categories, to sort and to open. */
export function CategoryOrder() {
  const { menu, edit, show } = useEditorContext();
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  const { categories, items } = menu;
  return (
    <>
      <PanelHead title={texts.sortCategories} />
      <Box maxW="34rem">
        <SortableList
          items={categories}
          itemKey={({ id }) => id}
          label={({ name }) => displayName(name)}
          onMove={(from, to) => {
            const moved = categories[from];
            if (moved) edit(null, (current) => placeCategory(current, moved.id, to));
          }}
          renderItem={({ id, name }, handle) => (
            <Flex
              align="center"
              gap="1"
              mb="2"
              bg="bg.panel"
              borderWidth="1px"
              rounded="l2"
              data-row="category"
            >
              {handle}
              <Button
                variant="plain"
                flex="1"
                px="1"
                justifyContent="flex-start"
                whiteSpace="normal"
                textAlign="start"
                onClick={() => show({ kind: "category", id })}
              >
                {displayName(name)}
              </Button>
              <Text color="fg.muted" fontSize="sm" pe="4">
                {texts.dishes(items.filter(({ category }) => category === id).length)}
              </Text>
            </Flex>
          )}
        />
      </Box>
    </>
  );
}
