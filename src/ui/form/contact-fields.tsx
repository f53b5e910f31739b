import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "./text-field";

type ContactField = "name" | "phone" | "email";

interface ContactFieldsProps {
  readonly texts: {
    readonly name: { readonly label: string };
    readonly phone: { readonly label: string };
    readonly phoneHint: string;
    readonly email: { readonly label: string };
    readonly emailHint: string;
    readonly optional: string;
  };
  readonly errors: Readonly<
    Partial<Record<ContactField, { readonly message?: string | undefined }>>
  >;
  /** `register` of the form, for these three fields. */
  readonly register: (field: ContactField) => UseFormRegisterReturn;
}

/** Name, phone and optional e-mail address of a guest. */
export function ContactFields({ texts, errors, register }: ContactFieldsProps) {
  return (
    <>
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
    </>
  );
}
