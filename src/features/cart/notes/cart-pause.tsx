import { isUnattended } from "@/domain/availability/is-unattended";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { OptionalPart } from "@/ui/feedback/optional-part";

const UnattendedNote = lazyPart(async () => (await import("./unattended-note")).UnattendedNote);

/**
 * Note above the link to the checkout while nobody answers orders. Its code is loaded only then.
 */
export function CartPause() {
  const availability = useAtomValue(availabilityAtom);
  if (!isUnattended(availability)) return null;
  return (
    <OptionalPart>
      <UnattendedNote />
    </OptionalPart>
  );
}
