import { Fieldset, Flex } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { PAYMENTS } from "@/domain/money/payments";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { paymentEditorTexts } from "@/i18n/admin/money/payment-editor-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { fieldName } from "../../draft/field-name";
import { useFieldError } from "../../fields/use-field-error";

/** The ways to pay for one kind of fulfilment; at least one. */
export function MethodsInput({ name }: { name: `payment_methods.${"pickup" | "delivery"}` }) {
  const editor = useTexts(restaurantEditorTexts);
  const texts = useTexts(paymentEditorTexts);
  const { field } = useController<RestaurantDraft, typeof name>({ name });
  const error = useFieldError(name);
  return (
    <Fieldset.Root invalid={error !== undefined} data-field={name}>
      <Fieldset.Legend fontWeight="semibold">{fieldName(name, editor).label}</Fieldset.Legend>
      <Flex gap={{ base: "0", md: "1" }} direction="column" align="start">
        {PAYMENTS.map((payment) => (
          <CheckboxField
            key={payment}
            label={texts.methods[payment]}
            checked={field.value.includes(payment)}
            onCheckedChange={(isChosen) =>
              // In the order in which guests see them.
              field.onChange(
                PAYMENTS.filter((each) =>
                  each === payment ? isChosen : field.value.includes(each),
                ),
              )
            }
          />
        ))}
      </Flex>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
