import type { ComponentProps } from "react";
import { accountTexts } from "@/i18n/account/account-texts";
import { useTexts } from "@/i18n/use-texts";
import { TextField } from "@/ui/form/text-field";

/** The e-mail address that identifies an account. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  const { label } = useTexts(accountTexts).email;
  return (
    <TextField
      label={label}
      required
      type="email"
      inputMode="email"
      autoComplete="username"
      {...props}
    />
  );
}
