import { type ReactNode, useState } from "react";
import { accountTexts } from "@/i18n/account/account-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { GoogleButton } from "./google-button";
import { RegisterForm } from "./register-form";
import { ResetForm } from "./reset-form";
import { SignInForm } from "./sign-in-form";
import "./account.css";

type Mode = "sign-in" | "register" | "reset";

/** Sign-in, registration and password reset. The e-mail address is kept between the forms. */
export function SignInPanel() {
  const texts = useTexts(accountTexts);
  const [mode, setMode] = useState<Mode>("sign-in");
  const [hasSwitched, setSwitched] = useState(false);
  const [email, setEmail] = useState("");
  const names = { "sign-in": texts.signIn, register: texts.register, reset: texts.reset };
  const switchTo = (next: Mode) => {
    setMode(next);
    setSwitched(true);
  };
  return (
    // A new panel per mode takes the focus, because the clicked button is unmounted.
    <section
      key={mode}
      className="sign-in-panel"
      aria-label={names[mode]}
      ref={hasSwitched ? focusOnMount : null}
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
          <ModeLink to="reset" onSwitch={onSwitch}>
            {texts.forgot}
          </ModeLink>
          <p className="sign-in-panel__or">{texts.or}</p>
          <GoogleButton />
          <ModeLink to="register" onSwitch={onSwitch}>
            {texts.toRegister}
          </ModeLink>
        </>
      );
    case "register":
      return (
        <>
          <RegisterForm {...email} />
          <ModeLink to="sign-in" onSwitch={onSwitch}>
            {texts.toSignIn}
          </ModeLink>
        </>
      );
    case "reset":
      return (
        <>
          <h2 className="sign-in-panel__title">{texts.reset}</h2>
          <ResetForm {...email} />
          <ModeLink to="sign-in" onSwitch={onSwitch}>
            {texts.backToSignIn}
          </ModeLink>
        </>
      );
  }
}

function ModeLink(props: { to: Mode; onSwitch: (mode: Mode) => void; children: ReactNode }) {
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
