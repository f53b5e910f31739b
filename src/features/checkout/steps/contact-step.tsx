import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { ContactFields } from "@/ui/form/contact-fields";
import { Step } from "./parts/step";

export function ContactStep({ children }: { children: ReactNode }) {
  const texts = useTexts(checkoutTexts);
  const { register, formState } = useFormContext<CheckoutDraft>();
  return (
    <Step title={texts.contact}>
      <ContactFields
        texts={{ ...texts, phoneHint: "", emailHint: "" }}
        errors={formState.errors}
        register={register}
      />
      {children}
    </Step>
  );
}
