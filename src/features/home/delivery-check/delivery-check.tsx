import { useDeliveryReach } from "@/data/use-delivery-reach";
import type { DeliveryReach } from "@/domain/delivery/delivery-reach";
import { deliveryCheckTexts } from "@/i18n/order/delivery-check-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { deliveryZipAtom } from "@/state/ordering/delivery-zip-atom";
import { ZipInput } from "@/ui/form/zip-input";
import "./delivery-check.css";
import { DeliveryAnswer } from "./delivery-answer";
import { useChooseService } from "./use-choose-service";

/** "Do we deliver to you?": takes a postal code, remembers it and answers with the terms for it. */
export function DeliveryCheck() {
  const texts = useTexts(deliveryCheckTexts);
  const reach = useDeliveryReach();
  const { zip } = useAtomValue(deliveryZipAtom);
  const choose = useChooseService();
  return (
    <div className="delivery-check">
      <p className="delivery-check__title" role="status">
        {title(reach)}
      </p>
      <ZipInput
        value={zip}
        label={`${texts.question} ${texts.zip}`}
        placeholder={texts.zipShort}
        incomplete={texts.incomplete}
        onChange={(typed) => choose({ zip: typed, city: "" })}
      />
      <DeliveryAnswer reach={reach} onTown={(city) => choose({ zip, city })} />
    </div>
  );

  function title(known: DeliveryReach): string {
    if (known.status === "in-area") return texts.inArea(known.terms.label);
    if (known.status === "out-of-area") return texts.outOfArea(known.zip);
    return known.status === "choose-town" ? texts.chooseTown : texts.question;
  }
}
