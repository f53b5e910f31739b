import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { useOtherFulfilment } from "@/data/use-other-fulfilment";
import { pausedUntil } from "@/domain/availability/paused";
import type { OtherFulfilment } from "@/domain/order/timing/other-fulfilment";
import type { Refusal, RefusalReason } from "@/domain/result/refusal";
import { formatTime } from "@/domain/text/format";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { otherFulfilmentText } from "@/i18n/order/other-fulfilment-text";
import { useRefusalText } from "@/i18n/use-refusal-text";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { isSlotFullAtom } from "@/state/ordering/full-slots-atom";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { Notice } from "@/ui/feedback/notice";
import { PhoneNumbers } from "@/ui/phone-numbers";
import { wantedInstant } from "../context/checkout-form.schema";
import { NextSlot } from "../steps/time/next-slot";
import { TakeFulfilment } from "../steps/time/take-fulfilment";
import { useDayNames } from "../steps/time/use-day-names";
import { useServingTimes } from "../steps/time/use-serving-times";
import { NotServed } from "./not-served";

/** Refusals that the other fulfilment may solve. */
const OFFERS_OTHER: ReadonlySet<RefusalReason> = new Set<RefusalReason>([
  "CLOSED",
  "SLOT_PAST",
  "PAUSED",
]);

/** Explains a refusal and offers a way to solve it. */
export function RefusalNotice(props: { refusal: Refusal; tone: "warning" | "error" }) {
  const { refusal, tone } = props;
  const { title, help } = useRefusalText()(refusal);
  const { control } = useFormContext<CheckoutDraft>();
  const [type, wantedAt] = useWatch({ control, name: ["type", "wantedAt"] });
  const other = useOtherFulfilment(type, wantedInstant(wantedAt));
  if (other && OFFERS_OTHER.has(refusal.reason)) {
    return (
      <OtherFulfilmentNotice other={other} tone={tone}>
        {refusal.reason !== "PAUSED" && <RefusalActions refusal={refusal} />}
      </OtherFulfilmentNotice>
    );
  }
  return (
    <Notice tone={tone} title={title}>
      <p>{help}</p>
      <RefusalActions refusal={refusal} />
    </Notice>
  );
}

function OtherFulfilmentNotice(props: {
  other: OtherFulfilment;
  tone: "warning" | "error";
  children: ReactNode;
}) {
  const { other, tone } = props;
  const now = useAtomValue(serverNowAtom);
  return (
    <Notice tone={tone} title={otherFulfilmentText(other, now, useLanguage())}>
      <TakeFulfilment type={other.type} primary />
      {props.children}
    </Notice>
  );
}

function RefusalActions({ refusal }: { refusal: Refusal }) {
  const texts = useTexts(checkoutTexts);
  const { phones } = useRestaurant();
  switch (refusal.reason) {
    case "BELOW_MINIMUM":
      return (
        <Actions>
          <Link className="button button--outline" to={routes.home}>
            {texts.moreDishes}
          </Link>
        </Actions>
      );
    case "PAUSED":
      return <AfterPause />;
    case "CLOSED":
    case "SLOT_PAST":
    case "SLOT_FULL":
      return refusal.next_at === undefined ? (
        <PhoneNumbers phones={phones} />
      ) : (
        <NextSlot at={refusal.next_at} />
      );
    case "NOT_SERVED_NOW":
      return <NotServed nextAt={refusal.next_at} />;
    case "DELIVERY_OFF":
    case "OUT_OF_AREA":
      return <TakeFulfilment type="pickup" />;
    case "NOT_VERIFIED":
      return (
        <>
          <PhoneNumbers phones={phones} />
          <Actions>
            <Link className="button button--outline" to={routes.account}>
              {texts.verify}
            </Link>
          </Actions>
        </>
      );
    case "BLOCKED":
    case "IDEMPOTENCY_MISMATCH":
    case "INVALID":
    case "NOT_ALLOWED":
    case "NOT_FOUND":
    case "RATE_LIMIT":
      return <PhoneNumbers phones={phones} />;
    default:
      return null;
  }
}

/** The first time after a pause whose end is known, as the list of times offers it. */
function AfterPause() {
  const { phones } = useRestaurant();
  const { control } = useFormContext<CheckoutDraft>();
  const type = useWatch({ control, name: "type" });
  const { slots } = useServingTimes(type);
  const availability = useAtomValue(availabilityAtom);
  const hasEnd = pausedUntil(type, availability, useAtomValue(serverNowAtom)) !== null;
  const isFull = useAtomValue(isSlotFullAtom);
  const texts = useTexts(checkoutTexts);
  const { dayName } = useDayNames();
  const first = slots.find((slot) => !isFull(slot));
  if (!hasEnd || first === undefined) return <PhoneNumbers phones={phones} />;
  return <p>{texts.afterPause(`${dayName(first)}, ${formatTime(first)}`)}</p>;
}

function Actions({ children }: { children: ReactNode }) {
  return <p className="checkout-actions">{children}</p>;
}
