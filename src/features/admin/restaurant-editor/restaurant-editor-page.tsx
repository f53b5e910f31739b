import { useCallback, useEffect, useState } from "react";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readRestaurantToEdit } from "@/firebase/callables/restaurant-callables";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";
import { ErrorState } from "@/ui/feedback/error-state";
import { LoadingState } from "@/ui/feedback/loading-state";
import { RestaurantEditor } from "./restaurant-editor";
import "./restaurant-editor.css";

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
    <div className="editor">
      <h1 className="editor__title">
        {texts.title}
        <span className="editor__restaurant">
          {typeof state === "object" ? state.title : restaurant.title}
        </span>
      </h1>
      {state === "loading" && <LoadingState label={texts.loading} />}
      {state === "failed" && <ErrorState onRetry={() => void read()} />}
      {state === "missing" && <EmptyState title={texts.missingTitle} text={texts.missing} />}
      {typeof state === "object" && <RestaurantEditor stored={state} onSaved={setState} />}
    </div>
  );
}
