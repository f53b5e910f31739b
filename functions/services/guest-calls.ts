import { deleteMyAccount } from "../accounts/delete-my-account";
import { exportMyData } from "../accounts/export-my-data";
import { signOutEverywhere } from "../accounts/sign-out-everywhere";
import { changeMyGuestBook, readMyGuestBook } from "../guests/book/my-guest-book";
import { reportClientError } from "../operations/report-client-error";
import { cancelOrder } from "../orders/cancel-order";
import { placeOrder } from "../orders/place-order";
import { quoteOrder } from "../orders/quote-order";
import { changePayment } from "../payments/change-payment";
import { openPayment } from "../payments/open-payment";
import { syncPayment } from "../payments/sync-payment";
import { subscribePush } from "../push/subscribe-push";
import { unsubscribePush } from "../push/unsubscribe-push";
import { acceptOffer } from "../reservations/booking/accept-offer";
import { joinWaitingList } from "../reservations/booking/join-waiting-list";
import { requestReservation } from "../reservations/booking/request-reservation";
import { cancelReservation } from "../reservations/changes/cancel-reservation";
import { changeReservation } from "../reservations/changes/change-reservation";
import { answerReminder } from "../reservations/reminder/answer-reminder";
import { readReminder } from "../reservations/reminder/read-reminder";
import { availableTables } from "../reservations/seating/available-tables";
import { acceptInvitation } from "../team/accept-invitation";
import { readInvitation } from "../team/read-invitation";
import { changeGroup } from "../together/change-group";
import { joinGroup } from "../together/join-group";
import { putGroupLines } from "../together/put-group-lines";

/** The calls that need no role. */
export const guestCalls = {
  deleteMyAccount,
  exportMyData,
  signOutEverywhere,
  readMyGuestBook,
  changeMyGuestBook,
  reportClientError,
  cancelOrder,
  placeOrder,
  quoteOrder,
  changePayment,
  openPayment,
  syncPayment,
  subscribePush,
  unsubscribePush,
  acceptOffer,
  joinWaitingList,
  requestReservation,
  cancelReservation,
  changeReservation,
  answerReminder,
  readReminder,
  availableTables,
  acceptInvitation,
  readInvitation,
  joinGroup,
  putGroupLines,
  changeGroup,
};
