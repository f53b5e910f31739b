import { useFormContext } from "react-hook-form";
import { checkoutTexts } from "../../i18n/checkout-texts";
import { useTexts } from "../../i18n/use-texts";
import type { CheckoutDraft } from "../../state/checkout-atoms";
import { TextField } from "../../ui/text-field";
import { Step } from "./step";

/** Who orders and how to reach them. */
export function ContactStep() {
  const texts = useTexts(checkoutTexts);
  const { register, formState } = useFormContext<CheckoutDraft>();
  const { errors } = formState;
  return (
    <Step title={texts.contact}>
      <TextField
        label={texts.name.label}
        required
        autoComplete="name"
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        label={texts.phone.label}
        hint={texts.phoneHint}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register("phone")}
      />
      <TextField
        label={`${texts.email.label} (${texts.optional})`}
        hint={texts.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register("email")}
      />
    </Step>
  );
}
