import { lazy } from "react";
import { isUnattended } from "@/domain/availability/is-unattended";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { OptionalPart } from "@/ui/feedback/optional-part";

const UnattendedNote = lazy(async () => ({
  default: (await import("./unattended-note")).UnattendedNote,
}));

/** Note above the way to the checkout while nobody answers orders. Its code is loaded only then. */
export function CartPause() {
  const availability = useAtomValue(availabilityAtom);
  if (!isUnattended(availability)) return null;
  return (
    <OptionalPart>
      <UnattendedNote />
    </OptionalPart>
  );
}
