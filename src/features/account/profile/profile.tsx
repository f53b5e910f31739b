import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { formatDate } from "@/domain/text/format";
import { accountTexts } from "@/i18n/account/account-texts";
import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import type { AuthState } from "@/state/account/auth-atoms";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { AuthProblemNotice } from "../sign-in/auth-problem-notice";
import { useAuthAction } from "../sign-in/use-auth-action";
import { useSignOut } from "../sign-in/use-sign-out";
import { Verification } from "../sign-in/verification";
import { PersonalDetails } from "./personal-details";

type User = NonNullable<AuthState["user"]>;

/** A full account: e-mail address and its verification, sign-out, personal details. */
export function Profile({ user }: { user: User }) {
  const texts = useTexts(accountTexts);
  const profile = useTexts(profileTexts);
  const action = useAuthAction();
  const signOut = useSignOut();
  return (
    <>
      <section className="account__card" ref={keepFocusInside}>
        <h2 className="account__subtitle" tabIndex={-1}>
          {texts.signedIn}
        </h2>
        <p>
          {texts.signedInAs} <strong>{user.email ?? user.displayName}</strong>
          {user.created_at !== null && (
            <span className="account__hint">{texts.memberSince(formatDate(user.created_at))}</span>
          )}
        </p>
        {user.email !== null && <Verification email={user.email} verified={user.emailVerified} />}
        <div className="account__actions">
          <Link className="button button--primary" to={routes.orders}>
            {texts.orders}
          </Link>
          <button
            className="button button--outline"
            type="button"
            aria-busy={action.busy}
            onClick={() => action.run(signOut)}
          >
            {texts.signOut}
          </button>
        </div>
        <p className="account__hint">{profile.signOutHint}</p>
        <AuthProblemNotice problem={action.problem} />
      </section>
      <PersonalDetails key={user.uid} />
    </>
  );
}
