import { PendingOrderNotice } from "@/features/checkout/submission/pending-order-notice";
import { OpenPaymentNotice } from "@/features/orders/payment/open-payment-notice";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtomValue } from "@/state/jotai-hooks";
import { groupMemberAtom } from "@/state/ordering/group-member-atom";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { PendingReservation } from "./pending-reservation";

const TogetherNotice = lazyPart(
  async () => (await import("@/features/together/together-notice")).TogetherNotice,
);

/** Notices about what is under way: an order or reservation without an outcome, an order to pay, a group. */
export function PendingNotices() {
  const hasGroup = useAtomValue(groupMemberAtom) !== null;
  return (
    <>
      <PendingOrderNotice />
      <OpenPaymentNotice />
      <PendingReservation />
      {hasGroup ? (
        <OptionalPart>
          <TogetherNotice />
        </OptionalPart>
      ) : null}
    </>
  );
}
