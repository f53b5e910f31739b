import type { FoundOrder, FoundReservation } from "@/domain/guest/guest-answers.schema";
import { formatLocalDay, formatPrice } from "@/domain/text/format";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { reservationStatusTexts } from "@/i18n/table/reservation-status-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";

/** An order or a reservation of a guest, as a row of the results. */
export interface ResultEntry {
  readonly id: string;
  readonly code: string;
  readonly due: string;
  readonly kind: string | null;
  readonly contact: FoundReservation["contact"];
  readonly address: string | null;
  readonly lines: readonly string[];
  readonly notes: readonly string[];
  readonly total: string | null;
  readonly status: string;
}

/** Returns functions that make a row of an order and of a reservation. */
export function useResultEntries() {
  const texts = useTexts(guestsTexts);
  const receipt = useTexts(receiptTexts);
  const statuses = useTexts(reservationStatusTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  const due = (found: FoundOrder | FoundReservation) =>
    `${formatLocalDay(found.local_date, language)}, ${found.local_time}`;
  return {
    orderEntry: (order: FoundOrder): ResultEntry => ({
      ...order,
      due: due(order),
      kind: receipt.types[order.type],
      address: order.address ? addressText(order.address) : null,
      lines: order.lines.map(({ name, qty, note }) =>
        [`${receipt.quantity(qty)} ${textIn(name)}`, note && texts.note(note)]
          .filter(Boolean)
          .join(" – "),
      ),
      notes: [],
      total: formatPrice(order.total_cents, language),
      status: receipt.statuses[order.status],
    }),
    reservationEntry: (reservation: FoundReservation): ResultEntry => ({
      ...reservation,
      due: due(reservation),
      kind: null,
      address: null,
      lines: [texts.partySize(reservation.party_size)],
      notes: [
        ...(reservation.note ? [texts.note(reservation.note)] : []),
        ...(reservation.staff_note ? [texts.staffNote(reservation.staff_note)] : []),
      ],
      total: null,
      status: statuses[reservation.status],
    }),
  };
}

function addressText({ street, zip, city, note }: NonNullable<FoundOrder["address"]>): string {
  return `${street}, ${zip} ${city}${note ? ` (${note})` : ""}`;
}
