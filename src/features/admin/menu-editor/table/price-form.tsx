import { Button, Flex, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { NumberField } from "@/admin-ui/form/number-field";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { SelectField } from "@/admin-ui/form/select-field";
import { PRICE_STEPS, type PriceChange, type PriceStep } from "@/domain/menu/draft/change-prices";
import { parseNumber } from "@/domain/text/number-text";
import { menuTableTexts } from "@/i18n/admin/menu/menu-table-texts";
import { useTexts } from "@/i18n/use-texts";

interface PriceFormProps {
  /** How many prices the change in the form changes. */
  readonly changed: number;
  /** The typed change, for the preview; null while it is invalid. */
  readonly onPreview: (change: PriceChange | null) => void;
  readonly onApply: (change: PriceChange) => void;
  readonly onCancel: () => void;
}

type Unit = "percent" | "cents";

/** By how much the prices of the chosen dishes change. The table shows the result meanwhile. */
export function PriceForm({ changed, onPreview, onApply, onCancel }: PriceFormProps) {
  const texts = useTexts(menuTableTexts);
  const [amount, setAmount] = useState("");
  const [unit, setUnit] = useState<Unit>("percent");
  const [step, setStep] = useState<PriceStep>(10);
  const change = priceChange(amount, unit, step);
  const isWrong = amount.trim() !== "" && change === null;
  const show = (text: string, by: Unit, to: PriceStep) => onPreview(priceChange(text, by, to));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (change) onApply(change);
  }

  return (
    <Flex as="form" wrap="wrap" gap="3" align="flex-end" onSubmit={submit}>
      <Flex w="8rem">
        <NumberField
          label={texts.by}
          error={isWrong && texts.wrongAmount}
          placeholder="+5"
          value={amount}
          onValueChange={(text) => {
            setAmount(text);
            show(text, unit, step);
          }}
        />
      </Flex>
      <SegmentField
        label={texts.unit}
        isLabelHidden
        value={unit}
        onValueChange={(next) => {
          setUnit(next);
          show(amount, next, step);
        }}
        options={[
          { value: "percent", label: texts.units.percent },
          { value: "cents", label: texts.units.cents },
        ]}
      />
      <Flex w="8rem">
        <SelectField
          label={texts.step}
          value={String(step)}
          onChange={(event) => {
            const next = PRICE_STEPS.find((each) => String(each) === event.currentTarget.value);
            if (next === undefined) return;
            setStep(next);
            show(amount, unit, next);
          }}
        >
          {PRICE_STEPS.map((each) => (
            <option key={each} value={each}>
              {texts.steps[each]}
            </option>
          ))}
        </SelectField>
      </Flex>
      <Button type="submit" disabled={!change || changed === 0}>
        {texts.apply}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Text role="status" flexBasis="full" color="fg.muted">
        {change && texts.preview(changed)}
      </Text>
    </Flex>
  );
}

function priceChange(text: string, unit: Unit, step: PriceStep): PriceChange | null {
  const amount = parseNumber(text.trim().replace(/^\+/, "").replace(/^−/, "-"));
  if (amount === null || Math.abs(amount) > 1000) return null;
  return {
    by: unit === "percent" ? { percent: amount } : { cents: Math.round(amount * 100) },
    step,
  };
}
