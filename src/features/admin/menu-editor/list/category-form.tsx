import { useState } from "react";
import { placeCategory, removeCategory, replaceCategory } from "@/domain/menu/draft/menu-edit";
import type { MenuCategory } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { issueTextsBelow } from "../draft/issue-text";
import { useEditorContext } from "../editor-context";
import { LocalizedInput } from "../fields/localized-input";
import { PanelHead } from "../panel-head";
import "../dish/dish-form.css";
import { useDisplayName } from "../dish/use-display-name";

/** Edits, moves and deletes a category. */
export function CategoryForm({ category }: { category: MenuCategory }) {
  const { menu, issues, edit, show } = useEditorContext();
  const language = useLanguage();
  const displayName = useDisplayName();
  const texts = menuEditorTexts[language];
  const [isConfirming, setConfirming] = useState(false);
  const { id } = category;
  const place = menu.categories.indexOf(category);
  const errors = issueTextsBelow(issues, ["categories", place], language);
  const name = displayName(category.name);
  const dishes = menu.items.filter((item) => item.category === id).length;
  const change = (changes: Partial<MenuCategory>) =>
    edit(`${id}/${Object.keys(changes).join()}`, (current) =>
      replaceCategory(current, { ...category, ...changes }),
    );
  const move = (by: number) => edit(null, (current) => placeCategory(current, id, place + by));
  return (
    <>
      <PanelHead title={name}>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.up(name)}
          disabled={place === 0}
          onClick={() => move(-1)}
        >
          ↑
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.down(name)}
          disabled={place === menu.categories.length - 1}
          onClick={() => move(1)}
        >
          ↓
        </button>
        <button
          type="button"
          className="button button--ghost panel__remove"
          onClick={() => setConfirming(true)}
        >
          {texts.remove}
        </button>
      </PanelHead>
      {isConfirming ? (
        <div className="panel__note" role="alert">
          <p>{texts.removeCategory(name, dishes)}</p>
          <div className="panel__acts">
            <button
              type="button"
              className="button button--primary"
              onClick={() => {
                edit(null, (current) => removeCategory(current, id));
                show(null);
              }}
            >
              {texts.removeYes}
            </button>
            <button
              type="button"
              className="button button--outline"
              onClick={() => setConfirming(false)}
            >
              {texts.cancel}
            </button>
          </div>
        </div>
      ) : null}
      <div className="dish-form">
        <div className="dish-form__part">
          <LocalizedInput
            part="name"
            value={category.name}
            errors={errors}
            onChange={(value) => change({ name: value })}
          />
          <LocalizedInput
            part="description"
            value={category.description}
            errors={errors}
            onChange={(description) => change({ description })}
          />
        </div>
      </div>
    </>
  );
}
