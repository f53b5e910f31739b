import { type ReactNode, useState } from "react";
import { accountTexts } from "@/i18n/account-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { GoogleButton } from "./google-button";
import { RegisterForm } from "./register-form";
import { ResetForm } from "./reset-form";
import { SignInForm } from "./sign-in-form";
import "../account.css";

type Mode = "sign-in" | "register" | "reset";

interface SignInPanelProps {
  readonly start: "sign-in" | "register";
}

/** Signing in, registering and resetting in one place; the address goes along from one to the other. */
export function SignInPanel({ start }: SignInPanelProps) {
  const texts = useTexts(accountTexts);
  const [mode, setMode] = useState<Mode>(start);
  const [isSwitched, setSwitched] = useState(false);
  const [email, setEmail] = useState("");
  const names = { "sign-in": texts.signIn, register: texts.register, reset: texts.reset };
  const switchTo = (next: Mode) => {
    setMode(next);
    setSwitched(true);
  };
  return (
    // Another panel for each mode: the button that switched has gone, so the panel has the focus.
    <section
      key={mode}
      className="sign-in-panel"
      aria-label={names[mode]}
      ref={isSwitched ? focusOnMount : null}
      tabIndex={-1}
    >
      <Forms mode={mode} onSwitch={switchTo} email={email} onEmail={setEmail} />
    </section>
  );
}

interface FormsProps {
  readonly mode: Mode;
  readonly onSwitch: (mode: Mode) => void;
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

function Forms({ mode, onSwitch, ...email }: FormsProps) {
  const texts = useTexts(accountTexts);
  switch (mode) {
    case "sign-in":
      return (
        <>
          <SignInForm {...email} />
          <Switch to="reset" onSwitch={onSwitch}>
            {texts.forgot}
          </Switch>
          <p className="sign-in-panel__or">{texts.or}</p>
          <GoogleButton />
          <Switch to="register" onSwitch={onSwitch}>
            {texts.toRegister}
          </Switch>
        </>
      );
    case "register":
      return (
        <>
          <RegisterForm {...email} />
          <Switch to="sign-in" onSwitch={onSwitch}>
            {texts.toSignIn}
          </Switch>
        </>
      );
    case "reset":
      return (
        <>
          <h2 className="sign-in-panel__title">{texts.reset}</h2>
          <ResetForm {...email} />
          <Switch to="sign-in" onSwitch={onSwitch}>
            {texts.backToSignIn}
          </Switch>
        </>
      );
  }
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
