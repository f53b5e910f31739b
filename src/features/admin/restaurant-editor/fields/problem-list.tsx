import { useFormContext, useFormState } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { draftErrors } from "../draft/restaurant-form.schema";
import { useDraft } from "../draft/use-restaurant-form";
import { sectionOf } from "./section-of";

const MAX_SHOWN = 6;

/** After the first attempt to save: all errors, each as a link to its field. */
export function ProblemList({ restoKey }: { restoKey: string }) {
  const { save } = useTexts(restaurantEditorTexts);
  const language = useLanguage();
  const { control } = useFormContext<RestaurantDraft>();
  const { submitCount } = useFormState({ control });
  const draft = useDraft();
  const errors = submitCount > 0 ? draftErrors(draft, restoKey, language) : [];
  if (errors.length === 0) return null;
  return (
    <div className="problems" data-testid="problem-list" role="alert">
      <p className="problems__title">{save.problems(errors.length)}</p>
      <ul className="problems__list">
        {errors.slice(0, MAX_SHOWN).map(({ path, message }) => (
          <li key={path}>
            <button type="button" className="problems__problem" onClick={() => focusField(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field at a path, or its section if it is a list. */
function focusField(path: string): void {
  const field = document.getElementsByName(path)[0];
  const target = field ?? document.getElementById(sectionOf(path.split(".")[0] ?? ""));
  target?.closest("details")?.setAttribute("open", "");
  target?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
