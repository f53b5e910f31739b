import { useState } from "react";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { accountTexts } from "@/i18n/account/account-texts";
import { useTexts } from "@/i18n/use-texts";
import { GoogleButton } from "./google-button";
import { LeaveGuestAccount } from "./leave-guest-account";
import { RegisterForm } from "./register-form";
import { SignInForm } from "./sign-in-form";

/** A guest account: turn it into a full account, switch to an existing one, or leave it. */
export function GuestAccount() {
  const texts = useTexts(accountTexts);
  const [email, setEmail] = useState("");
  const emailProps = { email, onEmail: setEmail };
  return (
    <>
      <section className="account__card">
        <h2 className="account__subtitle">{texts.guestTitle}</h2>
        <p>{texts.guestText}</p>
        <Link className="button button--outline" to={routes.orders}>
          {texts.orders}
        </Link>
      </section>
      <section className="account__card">
        <h2 className="account__subtitle">{texts.upgrade}</h2>
        <RegisterForm {...emailProps} />
        <p className="sign-in-panel__or">{texts.or}</p>
        <GoogleButton />
      </section>
      <details className="account__card account__card--quiet">
        <summary className="account__summary">{texts.haveAccount}</summary>
        <p className="account__hint">{texts.haveAccountHint}</p>
        <SignInForm {...emailProps} />
      </details>
      <LeaveGuestAccount />
    </>
  );
}
