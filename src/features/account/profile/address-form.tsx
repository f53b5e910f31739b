import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import type { SavedAddress } from "@/domain/user/address-book";
import { profileTexts } from "@/i18n/account/profile-texts";
import { useLanguage } from "@/i18n/use-texts";
import { validationText } from "@/i18n/validation-texts";
import { SubmitButton } from "@/ui/form/submit-button";
import { TextField } from "@/ui/form/text-field";
import { addressFormSchema } from "./profile-form.schema";

type AddressFields = z.input<typeof addressFormSchema>;

interface AddressFormProps {
  /** The address to edit; undefined for a new one. */
  readonly initial?: SavedAddress | undefined;
  readonly onSave: (address: SavedAddress) => void;
  readonly onCancel: () => void;
}

/** Form for a new or an existing address. Focuses its first field on mount. */
export function AddressForm({ initial, onSave, onCancel }: AddressFormProps) {
  const language = useLanguage();
  const texts = profileTexts[language];
  const { register, handleSubmit, setFocus, formState } = useForm<
    AddressFields,
    unknown,
    SavedAddress
  >({
    defaultValues: { street: "", zip: "", city: "", ...initial, note: initial?.note ?? "" },
    resolver: zodResolver(addressFormSchema, {
      error: (issue) => {
        const field = issue.path?.[0];
        const known = field === "zip" || field === "city" || field === "note" ? field : "street";
        return validationText(issue, texts[known], language);
      },
    }),
  });
  const { errors } = formState;
  useEffect(() => setFocus("street"), [setFocus]);
  return (
    <form className="account-form" noValidate onSubmit={handleSubmit(onSave)}>
      <TextField
        label={texts.street.label}
        required
        autoComplete="street-address"
        error={errors.street?.message}
        {...register("street")}
      />
      <div className="account-form__town">
        <TextField
          label={texts.zip.label}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          error={errors.zip?.message}
          {...register("zip")}
        />
        <TextField
          label={texts.city.label}
          required
          autoComplete="address-level2"
          error={errors.city?.message}
          {...register("city")}
        />
      </div>
      <TextField
        label={`${texts.note.label} (${texts.optional})`}
        maxLength={200}
        error={errors.note?.message}
        {...register("note")}
      />
      <div className="account__actions">
        <SubmitButton isSmall>{texts.saveAddress}</SubmitButton>
        <button className="button button--ghost" type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
