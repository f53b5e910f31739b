import { ConflictPanel } from "@/admin-ui/revisions/conflict-panel";
import type { DescribeChange } from "@/admin-ui/revisions/describe-change";
import { useRevisions } from "@/data/use-revisions";
import type { Versions } from "@/domain/revision/merge";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantParts } from "./restaurant-parts";

interface RestaurantConflictProps {
  readonly restoKey: string;
  readonly versions: Versions<RestaurantDraft>;
  readonly describe: DescribeChange;
  readonly onResolve: (merged: RestaurantDraft) => void;
}

/** Asks which changes apply after somebody else has saved the restaurant. */
export function RestaurantConflict(props: RestaurantConflictProps) {
  const { restoKey, versions, describe, onResolve } = props;
  const { revisions } = useRevisions(restoKey, "restaurant", 0);
  const savedBy = revisions[0]?.saved_by;
  return (
    <ConflictPanel
      conflict={{ part: restaurantParts, versions, savedBy }}
      describe={describe}
      onResolve={onResolve}
    />
  );
}
