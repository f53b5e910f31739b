import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { accountTexts } from "@/i18n/account/account-texts";
import { useLanguage } from "@/i18n/use-texts";
import { validationText } from "@/i18n/validation-texts";
import { type Credentials, TOO_WEAK } from "./credentials.schema";

/** Form state for e-mail and password, validated by `schema` and prefilled with `email`. */
export function useCredentialsForm(
  schema: z.ZodMiniType<Credentials, Credentials>,
  email: string,
): UseFormReturn<Credentials, unknown, Credentials> {
  const language = useLanguage();
  const texts = accountTexts[language];
  return useForm<Credentials, unknown, Credentials>({
    defaultValues: { email, password: "" },
    mode: "onSubmit",
    reValidateMode: "onChange",
    resolver: zodResolver(schema, {
      error: (issue) =>
        issue.code === "custom" && issue.params === TOO_WEAK
          ? texts.tooWeak
          : validationText(
              issue,
              issue.path?.[0] === "email" ? texts.email : texts.password,
              language,
            ),
    }),
  });
}
