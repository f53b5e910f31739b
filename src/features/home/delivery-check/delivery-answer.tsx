import { useServingTime } from "@/data/use-serving-time";
import type { DeliveryReach } from "@/domain/delivery/delivery-reach";
import { formatPrice } from "@/domain/text/format";
import { deliveryCheckTexts } from "@/i18n/order/delivery-check-texts";
import { useServingTimeText } from "@/i18n/order/use-serving-time-text";
import { useLanguage } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { OptionalPart } from "@/ui/feedback/optional-part";

const NearestBranchNote = lazyPart(
  async () => (await import("../branches/nearest-branch-note")).NearestBranchNote,
);

interface DeliveryAnswerProps {
  readonly reach: DeliveryReach;
  readonly onTown: (town: string) => void;
}

/** Minimum, fee and time for the postal code; without one or beyond reach, when pickup is possible. */
export function DeliveryAnswer({ reach, onTown }: DeliveryAnswerProps) {
  const language = useLanguage();
  const texts = deliveryCheckTexts[language];
  const pickup = useServingTimeText(useServingTime("pickup"));
  const delivery = useServingTimeText(useServingTime("delivery"));
  if (reach.status === "choose-town") {
    return (
      <p className="delivery-check__towns">
        {reach.towns.map((town) => (
          <button
            key={town}
            type="button"
            className="delivery-check__town"
            onClick={() => onTown(town)}
          >
            {town}
          </button>
        ))}
      </p>
    );
  }
  return (
    <>
      <p className="delivery-check__answer" role="status">
        {answer()}
      </p>
      {reach.status === "out-of-area" ? (
        <OptionalPart>
          <NearestBranchNote zip={reach.zip} />
        </OptionalPart>
      ) : null}
    </>
  );

  function answer(): string {
    if (reach.status === "out-of-area") return texts.pickupInstead(pickup);
    if (reach.status !== "in-area") return joined(pickup && texts.pickup(pickup), texts.askZip);
    const { minimum_cents, fee_cents } = reach.terms;
    const minimum = formatPrice(minimum_cents, language);
    return joined(
      minimum_cents > 0 ? texts.minimum(minimum) : texts.noMinimum,
      fee_cents > 0 ? texts.fee(formatPrice(fee_cents, language)) : texts.free,
      delivery,
    );
  }
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}
