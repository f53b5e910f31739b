import { type ComponentType, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { isBusy } from "@/data/send-once/send-machine";
import type { Cents } from "@/domain/money/money";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import { storedPassportAtom } from "@/state/menu/stored-passport-atom";
import { guestBookRequestAtom, isInGuestBookAtom } from "@/state/ordering/guest-book-atoms";
import { kitchenPassportAtom } from "@/state/ordering/kitchen-passport-atom";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { SubmitButton } from "@/ui/form/submit-button";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { useLatest } from "@/ui/use-latest";
import { orderIntent } from "../context/checkout-form.schema";
import { useCheckoutOrder } from "../context/use-checkout-order";
import { useService } from "../context/use-service";
import { useStoredDetails } from "../context/use-stored-details";
import type { SubmissionApi } from "../context/use-submission";
import { CheckoutProblems } from "../quote/checkout-problems";
import { AccountLine, type RenderSignIn } from "../steps/account-line";
import { AddressStep } from "../steps/address/address-step";
import { ContactStep } from "../steps/contact-step";
import { FulfilmentStep } from "../steps/fulfilment-step";
import { OrderBar } from "../steps/order-bar";
import { PaymentStep } from "../steps/payment/payment-step";
import { ProviderHint } from "../steps/payment/provider-hint";
import { Review } from "../steps/review";
import { StoreDetails } from "../steps/store-details";
import { SubmissionProgress } from "../submission/submission-progress";
import { CheckoutTitle } from "./checkout-title";
import { ErrorSummary } from "./error-summary";
import { useCheckoutForm } from "./use-checkout-form";
import { usePreselectedTime } from "./use-preselected-time";

const KitchenPassport = lazyPart(
  async () => (await import("../steps/kitchen-passport")).KitchenPassport,
);

const GuestBookConsent = lazyPart(
  async () => (await import("@/ui/guest-book/guest-book-consent")).GuestBookConsent,
);

/** Parts of the checkout that other features render. */
export interface CheckoutParts {
  readonly renderSignIn: RenderSignIn;
  /** Notices that a guest must read before filling in the form; `onSignIn` opens the sign-in below. */
  readonly StartNotice: ComponentType<{ onSignIn: () => void }>;
}

interface CheckoutFormProps {
  readonly api: SubmissionApi;
  readonly parts: CheckoutParts;
}

/** All steps of the checkout, and below or beside them the review with the order button. */
export function CheckoutForm({ api, parts }: CheckoutFormProps) {
  const texts = useTexts(checkoutTexts);
  const total = useRef<Cents | null>(null);
  const form = useCheckoutForm(useRestaurant(), total);
  const order = useCheckoutOrder(form, api);
  const totalCents = order.hasTotal && order.quote ? order.quote.total_cents : null;
  useEffect(() => {
    total.current = totalCents;
  }, [totalCents]);
  const details = useStoredDetails();
  const { user } = useAtomValue(authAtom);
  const passport = useAtomValue(kitchenPassportAtom);
  const [guestBook, tellBook] = useAtom(guestBookRequestAtom);
  const isInBook = useAtomValue(isInGuestBookAtom);
  const hasPassport = useAtomValue(storedPassportAtom) !== null;
  const [isSignInOpen, setSignInOpen] = useState(false);
  const problems = useRef<HTMLDivElement>(null);
  const accountLine = useRef<HTMLDivElement>(null);
  const isGuest = user === null || user.isAnonymous;
  const signInMissing = isGuest && isSignInOpen;
  const service = useService(order, api);
  usePreselectedTime(form, service);
  // Once the quote contains the pause, the earlier refusal is not needed.
  useDismissedOnChange(`${order.key}${order.refusal?.reason === "PAUSED"}`, api);

  function placeOrder(): void {
    const { restoKey, lines, quote, blocked } = order;
    void form.handleSubmit(async (values) => {
      if (!quote || blocked || signInMissing) return focusProblems();
      const sent = api.submit(
        orderIntent(values, {
          resto_key: restoKey,
          lines: [...lines],
          expected_total_cents: quote.total_cents,
          ...(passport && { passport }),
          ...(guestBook && { guest_book: guestBook }),
        }),
      );
      void details.remember(values, sent);
      await sent;
      focusProblems();
    }, focusProblems)();
  }

  function showSignIn(): void {
    setSignInOpen(true);
    accountLine.current?.querySelector("button")?.focus();
  }

  function focusProblems(): void {
    // The problems appear with the next render.
    requestAnimationFrame(() => problems.current?.focus());
  }

  return (
    <FormProvider {...form}>
      <div ref={accountLine}>
        <CheckoutTitle>
          <AccountLine
            isOpen={isSignInOpen}
            onToggle={setSignInOpen}
            renderSignIn={parts.renderSignIn}
          />
        </CheckoutTitle>
      </div>
      <div className="checkout__columns">
        <div className="checkout__steps">
          <parts.StartNotice onSignIn={showSignIn} />
          <form className="checkout__steps" noValidate onSubmit={withoutSending}>
            <FulfilmentStep service={service} />
            <div className="checkout__recipient">
              <AddressStep subtotalCents={order.quote?.subtotal_cents ?? 0} />
              <ContactStep>
                {hasPassport ? (
                  <OptionalPart>
                    <KitchenPassport />
                  </OptionalPart>
                ) : null}
                <StoreDetails details={details} />
                <OptionalPart>
                  <GuestBookConsent
                    isInBook={isInBook}
                    account={routes.account}
                    onRequest={tellBook}
                  />
                </OptionalPart>
              </ContactStep>
            </div>
            <PaymentStep totalCents={totalCents} />
          </form>
        </div>
        <section className="checkout__summary" aria-label={texts.review} ref={keepFocusInside}>
          <div
            ref={problems}
            tabIndex={-1}
            className="checkout__problems"
            data-first={service === "paused" || undefined}
            data-testid="checkout-problems"
          >
            <ErrorSummary />
            <CheckoutProblems
              api={api}
              order={order}
              signInMissing={signInMissing && form.formState.submitCount > 0}
              onRetry={placeOrder}
            />
          </div>
          <Review order={order} />
          <OrderBar order={order} service={service}>
            <SubmitButton
              type="button"
              busy={isBusy(api.state)}
              disabled={order.mustAccept || service === "paused"}
              onClick={placeOrder}
            >
              {texts.placeOrder}
            </SubmitButton>
            <ProviderHint />
            <SubmissionProgress state={api.state} />
          </OrderBar>
        </section>
      </div>
    </FormProvider>
  );
}

/** Enter in a field never places the order: only the button below the summary does. */
function withoutSending(event: SyntheticEvent): void {
  event.preventDefault();
}

/** Dismisses a refusal when the order has changed since. */
function useDismissedOnChange(key: string, api: SubmissionApi): void {
  const dismiss = useLatest(api.dismiss);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    dismiss.current();
  }, [key, dismiss]);
}
