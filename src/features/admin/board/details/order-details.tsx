import { Stack, Text } from "@chakra-ui/react";
import { SideDrawer } from "@/admin-ui/overlay/side-drawer";
import type { Order } from "@/domain/order/order.schema";
import { delayedMinutes } from "@/domain/order/steps/delay-order";
import { boardTexts } from "@/i18n/admin/board-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import { useTimeText } from "../card/use-time-text";
import { PrintButtons } from "../printing/print-buttons";
import { BlockGuestLink } from "./block-guest-link";
import { DetailsPart } from "./details-part";
import { GuestBookDetails } from "./guest-book-details";
import { GuestDetails } from "./guest-details";
import { OtherSteps } from "./other-steps";
import { RiderDetails } from "./rider-details";

interface OrderDetailsProps {
  /** Undefined before a card was opened. */
  readonly order: Order | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The panel of a card: contact, address, price, printing, times and the less usual steps. */
export function OrderDetails({ order, open, onClose }: OrderDetailsProps) {
  const texts = useTexts(boardTexts).details;
  const { types } = useTexts(receiptTexts);
  if (!order) return null;
  return (
    <SideDrawer open={open} onClose={onClose} title={`${order.code} · ${types[order.type]}`}>
      <Stack gap="6" pb="4">
        <GuestDetails order={order} />
        <GuestBookDetails order={order} />
        <RiderDetails order={order} />
        <DetailsPart title={texts.printing}>
          <PrintButtons order={order} />
        </DetailsPart>
        <OtherSteps order={order} onDone={onClose} />
        <Times order={order} />
        <BlockGuestLink order={order} />
      </Stack>
    </SideDrawer>
  );
}

function Times({ order }: { order: Order }) {
  const texts = useTexts(boardTexts).details;
  const moment = useTimeText();
  const { created_at, wanted_at, promised_at, eta_at } = order;
  const delayed = delayedMinutes(order);
  return (
    <DetailsPart title={texts.times}>
      <Text>{texts.ordered(moment(created_at))}</Text>
      {wanted_at !== null && <Text>{texts.wanted(moment(wanted_at))}</Text>}
      {wanted_at === null && typeof promised_at === "number" && (
        <Text>{texts.firstPromised(moment(promised_at))}</Text>
      )}
      {typeof eta_at === "number" && <Text>{texts.promised(moment(eta_at))}</Text>}
      {delayed > 0 && <Text>{texts.delayed(delayed)}</Text>}
    </DetailsPart>
  );
}
