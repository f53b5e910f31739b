import { Button, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { ConfirmDialog } from "@/admin-ui/overlay/confirm-dialog";
import { changeCategory, removeCategory, restoreCategory } from "@/domain/menu/draft/menu-edit";
import type { MenuCategory } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useEditorContext } from "../context/editor-context";
import { issueTextsBelow } from "../context/issue-text";
import { useDisplayName } from "../context/use-display-name";
import { useRemoval } from "../context/use-removal";
import { DraftTextField } from "../fields/draft-text-field";
import { PanelHead } from "../fields/panel-head";
import { PhotoPart } from "../photo/photo-part";
import { ServedPart } from "./served-part";

/** Edits and deletes a category. */
export function CategoryForm({ category }: { readonly category: MenuCategory }) {
  const { menu, issues, edit, show } = useEditorContext();
  const language = useLanguage();
  const displayName = useDisplayName();
  const texts = menuEditorTexts[language];
  const removeWithUndo = useRemoval();
  const [isConfirming, setConfirming] = useState(false);
  const { id } = category;
  const errors = issueTextsBelow(
    issues,
    ["categories", menu.categories.indexOf(category)],
    language,
  );
  const name = displayName(category.name);
  const dishes = menu.items.filter((item) => item.category === id).length;
  const change = (changes: Partial<MenuCategory>) =>
    edit(`${id}/${Object.keys(changes).join()}`, (current) =>
      changeCategory(current, id, (each) => ({ ...each, ...changes })),
    );
  const remove = () => {
    removeWithUndo({
      name,
      remove: (current) => removeCategory(current, id),
      restore: (current) => restoreCategory(current, menu, id),
    });
    show(null);
  };
  return (
    <>
      <PanelHead title={name}>
        <Button variant="ghost" onClick={() => show({ kind: "categories" })}>
          {texts.sortCategories}
        </Button>
        <Button variant="ghost" colorPalette="danger" onClick={() => setConfirming(true)}>
          {texts.remove}
        </Button>
      </PanelHead>
      <ConfirmDialog
        open={isConfirming}
        title={texts.removeCategory(name, dishes)}
        confirmLabel={texts.removeYes}
        danger
        onConfirm={remove}
        onClose={() => setConfirming(false)}
      />
      <Stack gap="4" maxW="56rem">
        <DraftTextField
          part="name"
          value={category.name}
          errors={errors}
          onChange={(value) => change({ name: value })}
        />
        <DraftTextField
          part="description"
          value={category.description}
          errors={errors}
          onChange={(description) => change({ description })}
        />
        <ServedPart
          served={category.served}
          errors={errors}
          onChange={(served) => change({ served })}
        />
        <PhotoPart list="categories" entry={category} errors={errors} />
      </Stack>
    </>
  );
}
