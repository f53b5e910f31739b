import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { PageSkeleton } from "@/admin-ui/feedback/page-skeleton";
import { Page } from "@/admin-ui/layout/page";
import { useRestaurantToEdit } from "@/data/staff/use-restaurant-to-edit";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { OpenRestaurant } from "./open-restaurant";

/** Edits one restaurant. Reads it again, because the copy from the shell may be outdated. */
export function RestaurantEditorPage({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(restaurantEditorTexts);
  const { value: stored, status, reload } = useRestaurantToEdit(restaurant);
  return (
    <Page title={texts.title} description={restaurant.title}>
      {status === "loading" && <PageSkeleton label={texts.loading} />}
      {status === "failed" && <InlineError title={texts.failed} onRetry={reload} />}
      {status === "ready" && !stored && (
        <EmptyState title={texts.missingTitle} text={texts.missing} />
      )}
      {stored && <OpenRestaurant stored={stored} />}
    </Page>
  );
}
