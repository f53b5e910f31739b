import { SignInPanel } from "@/features/account/sign-in/sign-in-panel";
import { CheckoutPage } from "@/features/checkout/checkout-page";
import { UnverifiedNotice } from "@/features/security-check/unverified-notice";
import "./checkout-route.css";

/** Puts sign-in and security check into the checkout, because a feature may not import another. */
export function CheckoutRoute() {
  return (
    <CheckoutPage
      renderSignIn={() => <SignInPanel initialMode="sign-in" />}
      StartNotice={UnverifiedOrderNotice}
    />
  );
}

function UnverifiedOrderNotice({ onSignIn }: { onSignIn: () => void }) {
  return <UnverifiedNotice what="order" onSignIn={onSignIn} />;
}
