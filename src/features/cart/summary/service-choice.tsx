import { useId } from "react";
import { useServingTime } from "@/data/use-serving-time";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import { formatPrice } from "@/domain/text/format";
import { cartSummaryTexts } from "@/i18n/order/cart-summary-texts";
import { useServingTimeText } from "@/i18n/order/use-serving-time-text";
import { useLanguage } from "@/i18n/use-texts";
import "./service-choice.css";
import type { CartService } from "./use-cart-service";

/** Pickup with its time, or delivery with its fee as far as that is known. */
export function ServiceChoice({ service }: { service: CartService }) {
  const language = useLanguage();
  const texts = cartSummaryTexts[language];
  const name = useId();
  const pickupTime = useServingTimeText(useServingTime("pickup"));
  const { reach, type } = service;
  const notes: Record<Fulfilment, string> = { pickup: pickupTime, delivery: deliveryNote() };
  return (
    <fieldset className="service-choice">
      <legend className="visually-hidden">{texts.service}</legend>
      {(["pickup", "delivery"] as const).map((one) => (
        <label key={one} className="service-choice__option" htmlFor={`${name}-${one}`}>
          <input
            className="service-choice__input"
            type="radio"
            id={`${name}-${one}`}
            name={name}
            checked={one === type}
            onChange={() => service.choose(one)}
          />
          <span className="service-choice__name">{texts.types[one]}</span>
          <span className="service-choice__note">{notes[one]}</span>
        </label>
      ))}
    </fieldset>
  );

  function deliveryNote(): string {
    if (reach.status === "out-of-area") return texts.outOfAreaShort(reach.zip);
    if (reach.status !== "in-area") return texts.byZip;
    const { fee_cents } = reach.terms;
    return fee_cents === 0 ? texts.free : formatPrice(fee_cents, language);
  }
}
