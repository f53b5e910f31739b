import { useServingTime } from "@/data/use-serving-time";
import type { DeliveryReach } from "@/domain/delivery/delivery-reach";
import { cartSummaryTexts } from "@/i18n/order/cart-summary-texts";
import { useServingTimeText } from "@/i18n/order/use-serving-time-text";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { chooseDeliveryZipAtom } from "@/state/ordering/choose-delivery-zip-atom";
import { deliveryZipAtom } from "@/state/ordering/delivery-zip-atom";
import { ZipInput } from "@/ui/form/zip-input";
import "./delivery-address.css";

/** The postal code for delivery, with the town and the time that follow from it. */
export function DeliveryAddress({ reach }: { reach: DeliveryReach }) {
  const texts = useTexts(cartSummaryTexts);
  const { zip } = useAtomValue(deliveryZipAtom);
  const choose = useSetAtom(chooseDeliveryZipAtom);
  const time = useServingTimeText(useServingTime("delivery"));
  return (
    <div className="cart-address">
      <ZipInput
        value={zip}
        label={texts.zip}
        placeholder={texts.zipShort}
        incomplete={texts.incomplete}
        onChange={(typed) => choose({ zip: typed, city: "" })}
      />
      <div className="cart-address__answer" role="status">
        {reach.status === "unknown" ? texts.askZip : null}
        {reach.status === "out-of-area" ? texts.outOfArea(reach.zip) : null}
        {reach.status === "in-area" ? texts.to(reach.terms.label, time) : null}
        {reach.status === "choose-town" ? (
          <label className="cart-address__towns">
            {texts.chooseTown}
            <select
              className="cart-address__select"
              value=""
              onChange={(event) => choose({ zip, city: event.target.value })}
            >
              <option value="">…</option>
              {reach.towns.map((town) => (
                <option key={town} value={town}>
                  {town}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
    </div>
  );
}
