import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "./text-field";

interface FieldsProps<Field extends string> {
  readonly errors: Readonly<Partial<Record<Field, { readonly message?: string | undefined }>>>;
  /** `register` of the form, for these fields. */
  readonly register: (field: Field) => UseFormRegisterReturn;
}

interface NameAndPhoneProps extends FieldsProps<"name" | "phone"> {
  readonly texts: {
    readonly name: { readonly label: string };
    readonly phone: { readonly label: string };
    readonly phoneHint?: string;
  };
}

interface ContactFieldsProps extends FieldsProps<"name" | "phone" | "email"> {
  readonly texts: NameAndPhoneProps["texts"] & {
    readonly email: { readonly label: string };
    readonly emailHint: string;
    readonly optional: string;
  };
}

/** Name and phone of a guest. */
export function NameAndPhone({ texts, errors, register }: NameAndPhoneProps) {
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
    </>
  );
}

/** Name, phone and optional e-mail address of a guest. */
export function ContactFields({ texts, errors, register }: ContactFieldsProps) {
  return (
    <>
      <NameAndPhone texts={texts} errors={errors} register={register} />
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
