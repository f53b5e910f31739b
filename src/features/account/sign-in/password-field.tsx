import { type ComponentProps, useState } from "react";
import { accountTexts } from "@/i18n/account/account-texts";
import { useTexts } from "@/i18n/use-texts";
import { TextField } from "@/ui/form/text-field";

/** A password field with a button that shows the password. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const texts = useTexts(accountTexts);
  const [visible, setVisible] = useState(false);
  return (
    <div className="password-field">
      <TextField
        {...props}
        type={visible ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button className="password-field__toggle" type="button" onClick={() => setVisible(!visible)}>
        {visible ? texts.hidePassword : texts.showPassword}
      </button>
    </div>
  );
}
