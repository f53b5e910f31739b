import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { RadioCards } from "@/ui/form/radio-cards";
import { Step } from "./step";

/** How a signed-out guest wants to order. */
export type AccountChoice = "guest" | "sign-in" | "register";

/** Renders sign-in or registration inside the checkout. */
export type RenderSignIn = (mode: "sign-in" | "register") => ReactNode;

interface AccountStepProps {
  readonly value: AccountChoice;
  readonly onChange: (choice: AccountChoice) => void;
  readonly renderSignIn: RenderSignIn;
}

/** Guest, sign-in or new account, without leaving the checkout. */
export function AccountStep({ value, onChange, renderSignIn }: AccountStepProps) {
  const texts = useTexts(checkoutTexts);
  const { status, user } = useAtomValue(authAtom);
  const { register } = useForm({ values: { account: value } });
  if (status === "idle") {
    return (
      <Step title={texts.account}>
        <p className="checkout__hint">{texts.accountLoading}</p>
      </Step>
    );
  }
  if (user && !user.isAnonymous) {
    return (
      <Step title={texts.account}>
        <p>{texts.signedInAs(user.email ?? user.displayName ?? "")}</p>
      </Step>
    );
  }
  return (
    <Step title={texts.account}>
      <RadioCards
        label={texts.accountWay}
        cards={[
          {
            value: "guest",
            title: texts.guest,
            description: user ? texts.signedInAsGuest : texts.guestHint,
          },
          { value: "sign-in", title: texts.signIn, description: texts.signInHint },
          { value: "register", title: texts.register, description: texts.registerHint },
        ]}
        {...register("account", { onChange: (event) => onChange(choiceOf(event.target.value)) })}
      />
      {value !== "guest" && renderSignIn(value)}
    </Step>
  );
}

function choiceOf(value: unknown): AccountChoice {
  return value === "sign-in" || value === "register" ? value : "guest";
}
