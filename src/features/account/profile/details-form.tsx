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
import { NameAndPhone } from "@/ui/form/contact-fields";
import { SubmitButton } from "@/ui/form/submit-button";
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
      <NameAndPhone texts={texts} errors={formState.errors} register={register} />
      <SubmitButton>{texts.save}</SubmitButton>
      <output className="account__done">{isSaved && texts.saved}</output>
    </form>
  );
}
