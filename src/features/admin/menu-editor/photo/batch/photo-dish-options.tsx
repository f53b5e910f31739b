import { memo } from "react";
import { photoBatchTexts } from "@/i18n/admin/menu/photo-batch-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEditorContext } from "../../context/editor-context";
import { useDisplayName } from "../../context/use-display-name";

/** All dishes by category, number first: typing the number on a keyboard chooses the dish. */
export const PhotoDishOptions = memo(function PhotoDishOptions() {
  const texts = useTexts(photoBatchTexts);
  const { menu } = useEditorContext();
  const displayName = useDisplayName();
  return menu.categories.map(({ id, name }) => (
    <optgroup key={id} label={displayName(name)}>
      {menu.items
        .filter(({ category }) => category === id)
        .map((item) => (
          <option key={item.id} value={item.id}>
            {[item.number, displayName(item.name)].filter(Boolean).join(" ")}
            {item.photo ? ` · ${texts.hasPhoto}` : ""}
          </option>
        ))}
    </optgroup>
  ));
});
