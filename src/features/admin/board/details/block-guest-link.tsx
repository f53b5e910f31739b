import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { Order } from "@/domain/order/order.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useBoardContext } from "../context/board-context";

/** For managers: opens the guest page with the order's phone number. */
export function BlockGuestLink({ order }: { order: Order }) {
  const texts = useTexts(boardTexts);
  const { guests } = useBoardContext();
  if (guests === null) return null;
  const { resto_key: restoKey, contact } = order;
  return (
    <Button asChild variant="ghost" colorPalette="gray" size="lg" alignSelf="start" ms="-4">
      {/* In the history state, because addresses end up in the hosting's logs. */}
      <Link to={guests} state={{ restoKey, phone: contact.phone }}>
        {texts.blockGuest}
      </Link>
    </Button>
  );
}
