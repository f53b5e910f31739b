import { MoneyField } from "@/admin-ui/form/money-field";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTexts } from "@/i18n/use-texts";
import { useTelephone } from "./context/telephone-context";

/**
 * Cells of a grid: the way of payment and, for a delivery, the cash that the driver brings change for
 * and the driver's tip.
 */
export function PaymentFields() {
  const texts = useTexts(telephoneTexts);
  const { draft, edit, errors, isLocked } = useTelephone();
  const isDelivery = draft.type === "delivery";
  return (
    <>
      <SegmentField
        label={texts.payment}
        value={draft.payment}
        onValueChange={(payment) => edit({ payment })}
        options={[
          { value: "cash", label: texts.payments.cash, disabled: isLocked },
          { value: "card_at_door", label: texts.payments.card_at_door, disabled: isLocked },
        ]}
      />
      {isDelivery && draft.payment === "cash" && (
        <MoneyField
          label={`${texts.cashGiven} (${texts.optional})`}
          disabled={isLocked}
          error={errors.cashGiven}
          value={draft.cashGiven}
          onValueChange={(cashGiven) => edit({ cashGiven })}
        />
      )}
      {isDelivery && (
        <MoneyField
          label={`${texts.tip} (${texts.optional})`}
          disabled={isLocked}
          error={errors.tip}
          value={draft.tip}
          onValueChange={(tip) => edit({ tip })}
        />
      )}
    </>
  );
}
