import { SignInPanel } from "@/features/account/sign-in/sign-in-panel";
import { CheckoutPage } from "@/features/checkout/checkout-page";

/** Puts the sign-in forms into the checkout, because a feature may not import another. */
export function CheckoutRoute() {
  return <CheckoutPage renderSignIn={(mode) => <SignInPanel key={mode} initialMode={mode} />} />;
}
