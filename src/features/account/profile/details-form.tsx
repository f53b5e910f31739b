import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { profileTexts } from "@/i18n/account/profile-texts";
import { useLanguage } from "@/i18n/use-texts";
import { validationText } from "@/i18n/validation-texts";
import { profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { checkoutDraftAtom } from "@/state/ordering/checkout-atoms";
import { SubmitButton } from "@/ui/form/submit-button";
import { TextField } from "@/ui/form/text-field";
import { detailsSchema } from "./profile-form.schema";
import { useSaveProfile } from "./use-save-profile";

type Details = z.infer<typeof detailsSchema>;

/** Name and phone number that prefill orders and reservations. */
export function DetailsForm() {
  const language = useLanguage();
  const texts = profileTexts[language];
  const profile = useAtomValue(profileAtom);
  const checkout = useAtomValue(checkoutDraftAtom);
  const save = useSaveProfile();
  const [isSaved, setSaved] = useState(false);
  const { register, handleSubmit, formState } = useForm<Details>({
    // The account's profile arrives later; what the user has typed stays.
    values: {
      name: profile.name || checkout.name,
      phone: profile.phone || checkout.phone,
    },
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(detailsSchema, {
      error: (issue) =>
        validationText(issue, issue.path?.[0] === "phone" ? texts.phone : texts.name, language),
    }),
  });
  const { errors } = formState;
  return (
    <form
      className="account-form"
      noValidate
      onChange={() => setSaved(false)}
      onSubmit={handleSubmit((details) => {
        save(details);
        setSaved(true);
      })}
    >
      <TextField
        label={texts.name.label}
        required
        autoComplete="name"
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        label={texts.phone.label}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register("phone")}
      />
      <SubmitButton>{texts.save}</SubmitButton>
      <output className="account__done">{isSaved && texts.saved}</output>
    </form>
  );
}
