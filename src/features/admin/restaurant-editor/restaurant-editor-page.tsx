import { useCallback, useEffect, useState } from "react";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { PageSkeleton } from "@/admin-ui/feedback/page-skeleton";
import { Page } from "@/admin-ui/layout/page";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readRestaurantToEdit } from "@/firebase/callables/restaurant-callables";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { OpenRestaurant } from "./open-restaurant";

/** Edits one restaurant. Reads it again, because the copy from the shell may be outdated. */
export function RestaurantEditorPage({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(restaurantEditorTexts);
  const [state, setState] = useState<Restaurant | "loading" | "failed" | "missing">("loading");
  const [known] = useState(restaurant);

  const read = useCallback(async () => {
    setState("loading");
    try {
      setState((await readRestaurantToEdit(known)) ?? "missing");
    } catch (fault) {
      console.warn("restaurant could not be read", fault);
      setState("failed");
    }
  }, [known]);
  useEffect(() => void read(), [read]);

  return (
    <Page title={texts.title} description={restaurant.title}>
      {state === "loading" && <PageSkeleton label={texts.loading} />}
      {state === "failed" && <InlineError title={texts.failed} onRetry={() => void read()} />}
      {state === "missing" && <EmptyState title={texts.missingTitle} text={texts.missing} />}
      {typeof state === "object" && <OpenRestaurant stored={state} />}
    </Page>
  );
}
