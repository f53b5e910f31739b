import { useMemo } from "react";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { useLanguage } from "@/i18n/use-texts";
import { draftErrors } from "../draft/restaurant-form.schema";
import { type SectionName, sectionOf } from "../draft/section-of";

/** A reason why a draft cannot be saved, with the form path of its field and the section of that. */
export interface SectionProblem {
  readonly key: string;
  readonly message: string;
  readonly section: SectionName;
}

/** All reasons why a draft cannot be saved. */
export function useProblems(draft: RestaurantDraft, restoKey: string): readonly SectionProblem[] {
  const language = useLanguage();
  return useMemo(
    () =>
      draftErrors(draft, restoKey, language).map(({ path, message }) => ({
        key: path,
        message,
        section: sectionOf(path),
      })),
    [draft, restoKey, language],
  );
}
