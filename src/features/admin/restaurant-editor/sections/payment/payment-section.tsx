import { Grid, Text } from "@chakra-ui/react";
import { paymentEditorTexts } from "@/i18n/admin/money/payment-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../../fields/editor-section";
import { MethodsInput } from "./methods-input";
import { PaymentAccount } from "./payment-account";

/** Ways to pay by kind of fulfilment, and the restaurant's account for online payment. */
export function PaymentSection({ restoKey }: { restoKey: string }) {
  const texts = useTexts(paymentEditorTexts);
  return (
    <EditorSection name="payment">
      <Grid templateColumns={{ md: "repeat(2, minmax(0, 1fr))" }} gap="4">
        <MethodsInput name="payment_methods.pickup" />
        <MethodsInput name="payment_methods.delivery" />
      </Grid>
      <Text color="fg.muted">{texts.onlineHint}</Text>
      <PaymentAccount restoKey={restoKey} />
    </EditorSection>
  );
}
