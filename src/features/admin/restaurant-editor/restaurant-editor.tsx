import { Grid, Stack } from "@chakra-ui/react";
import { useEffect, useMemo, useRef } from "react";
import { LeaveGuard } from "@/admin-ui/revisions/leave-guard";
import { SaveBar } from "@/admin-ui/revisions/save-bar";
import type { UnsavedDraft } from "@/data/revisions/revisioned-document";
import { useRevisionedDraft } from "@/data/revisions/use-revisioned-draft";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import { cacheRestaurantAtom } from "@/state/restaurant/stored-restaurants-atom";
import { RestaurantConflict } from "./draft/restaurant-conflict";
import type { RestaurantDocument } from "./draft/use-restaurant-document";
import { useRestaurantForm } from "./draft/use-restaurant-form";
import { EditorFields } from "./editor-fields";
import { EditorNav } from "./editor-nav";
import { describeRestaurant } from "./fields/describe-change";
import { useProblems } from "./fields/use-problems";
import { useOpenField, useSection } from "./fields/use-section";
import { FieldSearch } from "./search/field-search";
import { HistorySection } from "./sections/history-section";
import { WhySection } from "./sections/why/why-section";

interface RestaurantEditorProps {
  readonly document: RestaurantDocument;
  readonly start: {
    readonly stored: Restaurant;
    readonly unsaved: UnsavedDraft<Restaurant, RestaurantDraft> | null;
  };
}

/** One section at a time, navigation to the others, and the save bar. */
export function RestaurantEditor({ document, start }: RestaurantEditorProps) {
  const texts = useTexts(restaurantEditorTexts);
  const describe = useMemo(() => describeRestaurant(texts), [texts]);
  const draft = useRevisionedDraft(document, start);
  const { base, conflict } = draft;
  const form = useRestaurantForm(draft);
  const problems = useProblems(draft.value, base.key);
  const section = useSection();
  const openField = useOpenField();
  useCacheSaved(base);
  return (
    <>
      <FieldSearch />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "14rem minmax(0, 1fr)" }}
        gap={{ base: "2", lg: "8" }}
        alignItems="start"
      >
        <EditorNav current={section} problems={problems} />
        <Stack gap="5" minW="0">
          {conflict && (
            <RestaurantConflict
              restoKey={base.key}
              versions={conflict}
              describe={describe}
              onResolve={draft.resolve}
            />
          )}
          {section === "history" ? (
            <HistorySection
              document={document}
              base={base}
              // Restoring a revision keeps the current url.
              onRestore={(earlier, rev) => draft.restore({ ...earlier, url: base.url }, rev)}
            />
          ) : section === "why" ? (
            <WhySection stored={base} edited={document.toStored(draft.value, base)} />
          ) : (
            <EditorFields section={section} form={form} base={base} isInert={conflict !== null} />
          )}
          <SaveBar
            draft={draft}
            problems={problems.map((problem) => ({
              ...problem,
              onOpen: () => openField(problem.key),
            }))}
            describe={describe}
          />
        </Stack>
      </Grid>
      <LeaveGuard isDirty={draft.changes.length > 0} />
    </>
  );
}

/** The shell shows a saved restaurant at once. */
function useCacheSaved(base: Restaurant): void {
  const cache = useSetAtom(cacheRestaurantAtom);
  const known = useRef(base);
  useEffect(() => {
    if (known.current === base) return;
    known.current = base;
    cache(base);
  }, [base, cache]);
}
