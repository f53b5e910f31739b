import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { SignInPanel } from "@/features/account/sign-in/sign-in-panel";
import { CheckoutPage } from "@/features/checkout/checkout-page";
import { UnverifiedNotice } from "@/features/security-check/unverified-notice";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { PageSkeleton } from "@/ui/feedback/page-skeleton";
import "./checkout-route.css";

const ReceiveCart = lazyPart(
  async () => (await import("@/features/checkout/received/receive-cart")).ReceiveCart,
);

/** Puts sign-in and security check into the checkout, because a feature may not import another. */
export function CheckoutRoute() {
  const { hash } = useLocation();
  if (hash.startsWith("#cart=")) {
    return (
      <Suspense fallback={<PageSkeleton shape="text" />}>
        <ReceiveCart />
      </Suspense>
    );
  }
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
