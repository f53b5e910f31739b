import { useState } from "react";
import { signInAsGuest } from "@/firebase/auth/auth";
import { accountTexts } from "@/i18n/account/account-texts";
import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { Notice } from "@/ui/feedback/notice";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { focusOnMount } from "@/ui/focus-on-mount";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { AccountData } from "./account-data/account-data";
import { Profile } from "./profile/profile";
import { AuthProblemNotice } from "./sign-in/auth-problem-notice";
import { GuestAccount } from "./sign-in/guest-account";
import { SignInPanel } from "./sign-in/sign-in-panel";
import { useAuthAction } from "./sign-in/use-auth-action";
import "./sign-in/account.css";

const GuestBook = lazyPart(async () => (await import("./guest-book/guest-book")).GuestBook);

/** The account page at `/system`: sign-in forms, guest account or profile. */
export function AccountPage() {
  const texts = useTexts(accountTexts);
  usePageTitle(texts.title);
  return (
    <div className="account" ref={keepFocusInside}>
      <h1 className="account__title" tabIndex={-1}>
        {texts.title}
      </h1>
      <AccountContent />
    </div>
  );
}

function AccountContent() {
  const texts = useTexts(accountTexts);
  const { status, user } = useAtomValue(authAtom);
  const [isDeleted, setDeleted] = useState(false);
  // A skeleton until the first auth check, so that neither form nor profile flickers.
  if (status === "idle") return <AccountSkeleton label={texts.loading} />;
  if (!user) {
    return (
      <>
        {isDeleted && <DeletedNotice />}
        <SignedOut />
      </>
    );
  }
  return (
    <>
      {user.isAnonymous ? <GuestAccount /> : <Profile user={user} />}
      <OptionalPart>
        <GuestBook uid={user.uid} />
      </OptionalPart>
      <AccountData isGuestAccount={user.isAnonymous} onDeleted={() => setDeleted(true)} />
    </>
  );
}

function DeletedNotice() {
  const texts = useTexts(profileTexts);
  return (
    <Notice tone="success" title={texts.deletedTitle} focusRef={focusOnMount}>
      {texts.deleted}
    </Notice>
  );
}

function SignedOut() {
  const texts = useTexts(accountTexts);
  const action = useAuthAction();
  return (
    <>
      <p className="account__intro">{texts.intro}</p>
      <div className="account__card">
        <SignInPanel />
      </div>
      <div className="account__card account__card--quiet">
        <AuthProblemNotice problem={action.problem} />
        <button
          className="button button--outline button--wide"
          type="button"
          aria-busy={action.busy}
          onClick={() => action.run(signInAsGuest)}
        >
          {texts.guest}
        </button>
        <p className="account__hint">{texts.guestHint}</p>
      </div>
    </>
  );
}

function AccountSkeleton({ label }: { label: string }) {
  return (
    <div className="account__card" aria-busy="true">
      <output className="visually-hidden">{label}</output>
      <span className="account__skeleton" />
      <span className="account__skeleton" />
      <span className="account__skeleton account__skeleton--short" />
    </div>
  );
}
