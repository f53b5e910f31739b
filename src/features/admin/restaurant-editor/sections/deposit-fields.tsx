import { Fieldset, Stack, Text } from "@chakra-ui/react";
import { useWatch } from "react-hook-form";
import { Notice } from "@/admin-ui/feedback/notice";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { depositEditorTexts } from "@/i18n/admin/money/deposit-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { NumberInput } from "../fields/number-input";
import { ShortFields } from "./short-fields";

/** The deposit of large parties; says so while none is asked because guests cannot pay online. */
export function DepositFields({ paysOnline }: { paysOnline: boolean }) {
  const texts = useTexts(depositEditorTexts);
  const deposit = useWatch<RestaurantDraft, "reservation_policy.deposit">({
    name: "reservation_policy.deposit",
  });
  const isChosen = Object.values(deposit).some((text) => text.trim() !== "");
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="semibold">{texts.title}</Fieldset.Legend>
      <Stack gap="3">
        <Text color="fg.muted">{texts.intro}</Text>
        <ShortFields>
          <NumberInput name="reservation_policy.deposit.from_party" decimals={0} />
          <NumberInput
            name="reservation_policy.deposit.cents_a_person"
            decimals={2}
            hint={texts.amountHint}
          />
          <NumberInput name="reservation_policy.deposit.free_until_hours" decimals={0} />
        </ShortFields>
        {isChosen && !paysOnline && (
          <Notice tone="info" title={texts.offTitle}>
            {texts.off}
          </Notice>
        )}
      </Stack>
    </Fieldset.Root>
  );
}
