import { SignInPanel } from "@/features/account/sign-in/sign-in-panel";
import { CheckoutPage } from "@/features/checkout/checkout-page";

/** The checkout with the account's forms in it; the two features do not know each other. */
export function CheckoutRoute() {
  return <CheckoutPage renderSignIn={(mode) => <SignInPanel key={mode} start={mode} />} />;
}
