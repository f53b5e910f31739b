import { useFormContext, useFormState } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { sectionOf } from "./fields/section-of";
import { SECTIONS } from "./sections/editor-section";

/** Links to the sections, with a mark on sections that have errors. */
export function EditorNav() {
  const texts = useTexts(restaurantEditorTexts);
  const { control } = useFormContext<RestaurantDraft>();
  const { errors } = useFormState({ control });
  const wrong = Object.keys(errors).map(sectionOf);
  return (
    <nav className="editor-nav" aria-label={texts.nav}>
      <ul className="editor-nav__list">
        {SECTIONS.map((name) => {
          const count = wrong.filter((section) => section === name).length;
          return (
            <li key={name}>
              <a className="editor-nav__link" href={`#${name}`}>
                {texts.sections[name]}
                {count > 0 && (
                  <span className="editor-nav__wrong">
                    <span className="visually-hidden">{texts.problemsIn(count)}</span>
                    <span aria-hidden="true">!</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
