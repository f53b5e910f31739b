import { ClientOnly } from "@/page-lifecycle/client-only";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { OptionalPart } from "@/ui/feedback/optional-part";
import "./opening-chip.css";

const OpeningButton = lazyPart(async () => (await import("./opening-button")).OpeningButton);

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
