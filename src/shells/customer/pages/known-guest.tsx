import { useEffect } from "react";
import { ClientOnly } from "@/page-lifecycle/client-only";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtomValue } from "@/state/jotai-hooks";
import { lastWayAtom } from "@/state/ordering/last-way-atom";
import { OptionalPart } from "@/ui/feedback/optional-part";

const ReturningGuest = lazyPart(
  async () => (await import("@/features/orders/returning/returning-guest")).ReturningGuest,
);

/** The orders of a guest who has ordered on this device; `data-known` keeps their place free. */
export function KnownGuest() {
  const isKnown = useAtomValue(lastWayAtom) !== null;
  useEffect(() => {
    if (!isKnown) document.getElementById("root")?.removeAttribute("data-known");
  }, [isKnown]);
  if (!isKnown) return null;
  return (
    <ClientOnly>
      <div className="returning">
        <OptionalPart>
          <ReturningGuest />
        </OptionalPart>
      </div>
    </ClientOnly>
  );
}
