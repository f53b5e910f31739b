import { Suspense, useEffect, useState } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { SignInPanel } from "@/features/account/sign-in/sign-in-panel";
import { CheckoutPage } from "@/features/checkout/checkout-page";
import { UnverifiedNotice } from "@/features/security-check/unverified-notice";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { checkoutAheadAtom } from "@/state/ordering/checkout-ahead-atom";
import { groupMemberAtom } from "@/state/ordering/group-member-atom";
import { orderingGroupAtom } from "@/state/together/group-atoms";
import { PageSkeleton } from "@/ui/feedback/page-skeleton";
import "./checkout-route.css";

const ReceiveCart = lazyPart(
  async () => (await import("@/features/checkout/received/receive-cart")).ReceiveCart,
);

const TogetherPage = lazyPart(
  async () => (await import("@/features/together/together-page")).TogetherPage,
);

/** The same element every time: opening the checkout does not render it again. */
const CHECKOUT = <Checkout />;

/** Puts sign-in and security check into the checkout, because a feature may not import another. */
export function CheckoutRoute() {
  const { hash } = useLocation();
  const setAhead = useSetAtom(checkoutAheadAtom);
  // The next visit starts with a new form.
  useEffect(() => () => setAhead(0), [setAhead]);
  if (hash.startsWith("#cart=")) {
    return (
      <Suspense fallback={<PageSkeleton shape="text" />}>
        <ReceiveCart />
      </Suspense>
    );
  }
  if (hash.startsWith("#together")) {
    return (
      <Suspense fallback={<PageSkeleton shape="form" />}>
        <TogetherPage />
      </Suspense>
    );
  }
  return CHECKOUT;
}

/** A group orders once: its people come to the checkout only through its page, as its host. */
function Checkout() {
  const member = useAtomValue(groupMemberAtom);
  const ordering = useAtomValue(orderingGroupAtom);
  const texts = useTexts(checkoutTexts);
  // Once shown, the form stays: the group may know of the order before its answer arrives.
  const isReady = !ordering || ordering.group !== null;
  const [isShown, setShown] = useState(isReady);
  if (isReady && !isShown) setShown(true);
  if (member && !member.isDone && !member.isOrdering) {
    return <Navigate to={`${routes.checkout}#together`} replace />;
  }
  return (
    <>
      {ordering ? (
        <p className="checkout-route__group">
          <Link to={`${routes.checkout}#together`}>{texts.toGroup}</Link>
        </p>
      ) : null}
      {isShown ? <CheckoutForOne /> : <PageSkeleton shape="form" />}
    </>
  );
}

function CheckoutForOne() {
  return <CheckoutPage renderSignIn={() => <SignInPanel />} StartNotice={UnverifiedOrderNotice} />;
}

function UnverifiedOrderNotice({ onSignIn }: { onSignIn: () => void }) {
  return <UnverifiedNotice what="order" onSignIn={onSignIn} />;
}
