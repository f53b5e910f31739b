import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { unverifiedTexts } from "@/i18n/account/unverified-texts";
import { useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { repeatSecurityCheckAtom, securityCheckAtom } from "@/state/page/security-check-atoms";
import { useAnnounce } from "@/ui/feedback/announcer";
import { Notice } from "@/ui/feedback/notice";
import { PhoneNumbers } from "@/ui/phone-numbers";
import "./unverified-notice.css";

interface UnverifiedNoticeProps {
  readonly what: "order" | "reservation";
  /** Shows the sign-in on this page; without it, the account page has one. */
  readonly onSignIn?: () => void;
}

/**
 * Tells guests without an App Check token, before they fill in a form, that it cannot be sent, and
 * offers the ways on. Accounts with a verified address need no token: see docs/rules.md#app-check.
 */
export function UnverifiedNotice({ what, onSignIn }: UnverifiedNoticeProps) {
  const texts = useTexts(unverifiedTexts);
  const { phones } = useRestaurant();
  const { hasToken, error } = useAtomValue(securityCheckAtom);
  const { status, user } = useAtomValue(authAtom);
  const repeatCheck = useSetAtom(repeatSecurityCheckAtom);
  const [isRunning, setRunning] = useState(false);
  useAnnouncedSuccess(hasToken);
  if (hasToken || status === "idle" || user?.emailVerified) return null;

  async function repeat(): Promise<void> {
    setRunning(true);
    await repeatCheck();
    setRunning(false);
  }
  const hasAccount = user !== null && !user.isAnonymous;

  return (
    <Notice tone="warning" title={texts.title[what]}>
      <p>{texts.help}</p>
      {error && !isRunning ? <p role="status">{texts.failedAgain}</p> : null}
      <p className="unverified-notice__ways">
        <button
          className="button button--primary"
          type="button"
          aria-disabled={isRunning}
          onClick={isRunning ? undefined : () => void repeat()}
        >
          {isRunning ? texts.running : texts.repeat}
        </button>
        {onSignIn && !hasAccount ? (
          <button className="button button--outline" type="button" onClick={onSignIn}>
            {texts.signIn}
          </button>
        ) : (
          <Link className="button button--outline" to={routes.account}>
            {hasAccount ? texts.confirm : texts.signIn}
          </Link>
        )}
      </p>
      <PhoneNumbers phones={phones} />
    </Notice>
  );
}

/** Announces a token that arrives while the notice is shown, because the notice disappears. */
function useAnnouncedSuccess(hasToken: boolean): void {
  const texts = useTexts(unverifiedTexts);
  const announce = useAnnounce();
  const wasValid = useRef(hasToken);
  useEffect(() => {
    if (hasToken && !wasValid.current) announce(texts.passed);
    wasValid.current = hasToken;
  }, [hasToken, announce, texts]);
}
