import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { MoneyField } from "@/admin-ui/form/money-field";
import { RadioCardField } from "@/admin-ui/form/radio-card-field";
import { TextField } from "@/admin-ui/form/text-field";
import { ConfirmDialog } from "@/admin-ui/overlay/confirm-dialog";
import type { Cents } from "@/domain/money/money";
import type { RefundOrderRequest } from "@/domain/payment/refund.schema";
import { parseEuros } from "@/domain/text/euro-input";
import { oneLine } from "@/domain/text/safe-text";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { useTexts } from "@/i18n/use-texts";
import { usePaymentWords } from "../context/use-payment-words";

const MAX_REASON_LENGTH = 200;

interface RefundFormProps {
  readonly refundable: Cents;
  /** Reasons to choose from. */
  readonly reasons: readonly string[];
  readonly isBusy: boolean;
  readonly onRefund: (chosen: Pick<RefundOrderRequest, "amount_cents" | "reason">) => void;
  readonly onBack: () => void;
}

/** Amount and reason of a refund, with a confirmation. */
export function RefundForm({ refundable, reasons, isBusy, onRefund, onBack }: RefundFormProps) {
  const texts = useTexts(paymentsTexts).refund;
  const { price } = usePaymentWords();
  const [share, setShare] = useState<"all" | "part">("all");
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const [wasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const amount = share === "all" ? refundable : parseEuros(typed);
  const isAmount = amount !== null && amount > 0 && amount <= refundable;
  const cleaned = oneLine(reason).trim();

  function ask(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    setAsking(isAmount && cleaned !== "");
  }

  return (
    <Stack asChild gap="4" w="full">
      <form noValidate onSubmit={ask}>
        <RadioCardField
          label={texts.how}
          value={share}
          onValueChange={setShare}
          options={[
            { value: "all", label: texts.all, description: price(refundable) },
            { value: "part", label: texts.part, description: texts.partOf(price(refundable)) },
          ]}
        />
        {share === "part" && (
          <MoneyField
            label={texts.amount}
            value={typed}
            onValueChange={setTyped}
            error={wasTried && !isAmount ? texts.amountInvalid(price(refundable)) : undefined}
          />
        )}
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          value={reason}
          maxLength={MAX_REASON_LENGTH}
          onChange={(event) => setReason(event.target.value)}
          error={wasTried && cleaned === "" ? texts.reasonMissing : undefined}
        />
        <Flex wrap="wrap" gap="2">
          {reasons.map((each) => (
            <Button
              key={each}
              type="button"
              size="sm"
              variant="outline"
              colorPalette="gray"
              onClick={() => setReason(each)}
            >
              {each}
            </Button>
          ))}
        </Flex>
        <Flex wrap="wrap" gap="2">
          <Button type="submit" colorPalette="danger" loading={isBusy}>
            {isAmount ? texts.confirm(price(amount)) : texts.proceed}
          </Button>
          <Button type="button" variant="ghost" colorPalette="gray" onClick={onBack}>
            {texts.back}
          </Button>
        </Flex>
        <ConfirmDialog
          open={isAsking}
          danger
          title={texts.confirmTitle(price(amount ?? 0))}
          confirmLabel={texts.confirm(price(amount ?? 0))}
          onConfirm={() => {
            setAsking(false);
            if (isAmount) onRefund({ amount_cents: amount, reason: cleaned });
          }}
          onClose={() => setAsking(false)}
        >
          <Text>{texts.confirmHelp}</Text>
        </ConfirmDialog>
      </form>
    </Stack>
  );
}
