import { useMemo } from "react";
import type { DraftProblem } from "@/admin-ui/revisions/problem-list";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { useLanguage } from "@/i18n/use-texts";
import { draftErrors } from "../draft/restaurant-form.schema";
import { type SectionName, sectionOf } from "../draft/section-of";
import { focusField } from "./focus-field";

/** A problem and the section of its field. */
export interface SectionProblem extends DraftProblem {
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
        section: sectionOf(path.split(".")[0] ?? ""),
        onOpen: () => focusField(path),
      })),
    [draft, restoKey, language],
  );
}
