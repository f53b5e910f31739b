import { HistoryPanel } from "@/admin-ui/revisions/history-panel";
import { type RevisionHistory, useRevisionHistory } from "@/data/revisions/use-revision-history";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDocument } from "../draft/use-restaurant-document";
import { describeRestaurant } from "../fields/describe-change";
import { EditorSection } from "../fields/editor-section";

interface HistorySectionProps {
  readonly document: RestaurantDocument;
  /** The stored restaurant. */
  readonly base: Restaurant;
  readonly onRestore: (earlier: Restaurant, rev: number) => Promise<void>;
}

/** Earlier revisions of the restaurant, to compare and to restore. */
export function HistorySection({ document, base, onRestore }: HistorySectionProps) {
  const texts = useTexts(restaurantEditorTexts);
  const { intro } = useTexts(revisionTexts);
  const history: RevisionHistory = useRevisionHistory(document, base, onRestore);
  return (
    <EditorSection name="history" description={intro}>
      <HistoryPanel history={history} describe={describeRestaurant(texts)} />
    </EditorSection>
  );
}
