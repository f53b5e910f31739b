import type { ReactNode } from "react";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";

/** Renders sign-in inside the checkout. */
export type RenderSignIn = () => ReactNode;

interface AccountLineProps {
  /** Whether the guest has opened the sign-in and not finished it. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly renderSignIn: RenderSignIn;
}

/** One line that names the account, or opens the sign-in without leaving the checkout. */
export function AccountLine({ isOpen, onToggle, renderSignIn }: AccountLineProps) {
  const texts = useTexts(checkoutTexts);
  const { status, user } = useAtomValue(authAtom);
  if (status === "idle") return <p className="account-line">{texts.accountLoading}</p>;
  if (user && !user.isAnonymous) {
    return <p className="account-line">{texts.signedInAs(user.email ?? user.displayName ?? "")}</p>;
  }
  return (
    <>
      <p className="account-line">
        {isOpen ? texts.orderAsGuest : texts.haveAccount}
        <button
          className="account-line__button"
          type="button"
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
        >
          {isOpen ? texts.asGuest : texts.signIn}
        </button>
      </p>
      {isOpen && <div className="checkout-step checkout__sign-in">{renderSignIn()}</div>}
    </>
  );
}
