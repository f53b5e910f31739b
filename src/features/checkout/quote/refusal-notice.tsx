import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import type { Refusal } from "@/domain/result/refusal";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { refusalText } from "@/i18n/refusal-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { Notice } from "@/ui/feedback/notice";
import { PhoneNumbers } from "@/ui/phone-numbers";
import { NextSlot } from "../steps/next-slot";

/** Explains a refusal and offers a way to solve it. */
export function RefusalNotice(props: { refusal: Refusal; tone: "warning" | "error" }) {
  const { title, help } = refusalText(props.refusal, useLanguage());
  return (
    <Notice tone={props.tone} title={title}>
      <p>{help}</p>
      <RefusalActions refusal={props.refusal} />
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
    case "CLOSED":
    case "PAUSED":
    case "SLOT_PAST":
    case "SLOT_FULL":
      return refusal.next_at === undefined ? (
        <PhoneNumbers phones={phones} />
      ) : (
        <NextSlot at={refusal.next_at} />
      );
    case "DELIVERY_OFF":
    case "OUT_OF_AREA":
      return <PickUpInstead />;
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

function PickUpInstead() {
  const texts = useTexts(checkoutTexts);
  const { setValue, setFocus } = useFormContext<CheckoutDraft>();
  return (
    <Actions>
      <button
        className="button button--outline"
        type="button"
        onClick={() => {
          setValue("type", "pickup");
          // The button disappears with the problem it solves.
          setFocus("type");
        }}
      >
        {texts.pickUpInstead}
      </button>
    </Actions>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <p className="checkout-actions">{children}</p>;
}
