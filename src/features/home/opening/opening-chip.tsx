import { lazy } from "react";
import { ClientOnly } from "@/page-lifecycle/client-only";
import { OptionalPart } from "@/ui/feedback/optional-part";
import "./opening-chip.css";

const OpeningButton = lazy(async () => ({
  default: (await import("./opening-button")).OpeningButton,
}));

/** Reserves the place of the opening state, which neither the build nor the first render knows. */
export function OpeningChip() {
  return (
    <div className="opening">
      <ClientOnly>
        <OptionalPart>
          <OpeningButton />
        </OptionalPart>
      </ClientOnly>
    </div>
  );
}
