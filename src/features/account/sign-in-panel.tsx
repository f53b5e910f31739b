import { type ReactNode, useState } from "react";
import { accountTexts } from "../../i18n/account-texts";
import { useTexts } from "../../i18n/use-texts";
import { GoogleButton } from "./google-button";
import { RegisterForm } from "./register-form";
import { ResetForm } from "./reset-form";
import { SignInForm } from "./sign-in-form";
import "./account.css";

type Mode = "sign-in" | "register" | "reset";

interface SignInPanelProps {
  readonly start: "sign-in" | "register";
}

/** Signing in, registering and resetting in one place; the address goes along from one to the other. */
export function SignInPanel({ start }: SignInPanelProps) {
  const texts = useTexts(accountTexts);
  const [mode, setMode] = useState<Mode>(start);
  const [email, setEmail] = useState("");
  const emailProps = { email, onEmail: setEmail };
  switch (mode) {
    case "sign-in":
      return (
        <section className="sign-in-panel" aria-label={texts.signIn}>
          <SignInForm {...emailProps} />
          <Switch to="reset" onSwitch={setMode}>
            {texts.forgot}
          </Switch>
          <Or />
          <GoogleButton />
          <Switch to="register" onSwitch={setMode}>
            {texts.toRegister}
          </Switch>
        </section>
      );
    case "register":
      return (
        <section className="sign-in-panel" aria-label={texts.register}>
          <RegisterForm {...emailProps} />
          <Switch to="sign-in" onSwitch={setMode}>
            {texts.toSignIn}
          </Switch>
        </section>
      );
    case "reset":
      return (
        <section className="sign-in-panel" aria-label={texts.reset}>
          <h2 className="sign-in-panel__title">{texts.reset}</h2>
          <ResetForm {...emailProps} />
          <Switch to="sign-in" onSwitch={setMode}>
            {texts.backToSignIn}
          </Switch>
        </section>
      );
  }
}

function Or() {
  const texts = useTexts(accountTexts);
  return <p className="sign-in-panel__or">{texts.or}</p>;
}

function Switch(props: { to: Mode; onSwitch: (mode: Mode) => void; children: ReactNode }) {
  return (
    <button
      className="sign-in-panel__switch"
      type="button"
      onClick={() => props.onSwitch(props.to)}
    >
      {props.children}
    </button>
  );
}
