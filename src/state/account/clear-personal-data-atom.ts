import { atom } from "jotai/vanilla";
import { clearCartAtom } from "../cart/cart-atoms";
import { clearFavouritesAtom } from "../menu/favourite-atoms";
import { clearDishFilterAtom, dishQueryAtom } from "../menu/finder-atoms";
import { storedPassportAtom } from "../menu/stored-passport-atom";
import { checkoutDraftAtom, EMPTY_DRAFT, pendingOrderAtom } from "../ordering/checkout-atoms";
import { deliveryZipAtom, NO_DELIVERY_ZIP } from "../ordering/delivery-zip-atom";
import { groupMemberAtom } from "../ordering/group-member-atom";
import { isInGuestBookAtom } from "../ordering/guest-book-atoms";
import { lastWayAtom } from "../ordering/last-way-atom";
import { openPaymentAtom } from "../ordering/open-payment-atoms";
import {
  EMPTY_RESERVATION,
  pendingReservationAtom,
  reservationDraftAtom,
} from "../ordering/reservation-atoms";
import { clearProfileAtom } from "./profile-atoms";
import { pushAtom } from "./push-atom";

/**
 * Removes the user's input, choices and stored details from this browser; the language and a
 * declined installation stay. For sign-out only: a session that expires keeps everything.
 */
export const clearPersonalDataAtom = atom(null, (_get, set) => {
  set(checkoutDraftAtom, EMPTY_DRAFT);
  set(pendingOrderAtom, null);
  set(openPaymentAtom, null);
  set(groupMemberAtom, null);
  set(deliveryZipAtom, NO_DELIVERY_ZIP);
  set(lastWayAtom, null);
  set(isInGuestBookAtom, false);
  set(reservationDraftAtom, EMPTY_RESERVATION);
  set(pendingReservationAtom, null);
  set(clearProfileAtom);
  set(clearCartAtom);
  set(clearFavouritesAtom);
  set(dishQueryAtom, "");
  set(clearDishFilterAtom);
  set(storedPassportAtom, null);
  set(pushAtom, null);
});
