import { type SyntheticEvent, useRef, useState } from "react";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { isBusy } from "@/data/send-once/send-machine";
import { useAvailableTables } from "@/data/use-available-tables";
import { depositTerms } from "@/domain/reservation/deposit/deposit-terms";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import { depositTexts } from "@/i18n/table/deposit-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import { guestBookRequestAtom, isInGuestBookAtom } from "@/state/ordering/guest-book-atoms";
import { reservationDraftAtom } from "@/state/ordering/reservation-atoms";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { BottomBar } from "@/ui/form/bottom-bar";
import { SubmitButton } from "@/ui/form/submit-button";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { BookingConditions } from "./booking-conditions";
import { BookingContact } from "./booking-contact";
import { BookingFacts } from "./booking-facts";
import type { BookingForm as BookingValues } from "./booking-form.schema";
import { BookingProblems } from "./booking-problems";
import { DepositNote } from "./deposit-note";
import type { TableChoice } from "./table-choice";
import { ChooserStep, TableChooser } from "./table-chooser";
import { calendarDays, firstBookableDay } from "./table-days";
import type { BookingApi } from "./use-booking";
import { useBookingForm } from "./use-booking-form";

const GuestBookConsent = lazyPart(
  async () => (await import("@/ui/guest-book/guest-book-consent")).GuestBookConsent,
);

/** All steps of a reservation, and below or beside them the review with the button. */
export function BookingForm({ api }: { api: BookingApi }) {
  const texts = useTexts(reservationTexts);
  const language = useLanguage();
  const restaurant = useRestaurant();
  const { key } = restaurant;
  const deposits = useTexts(depositTexts);
  const [choice, setChoice] = useTableChoice();
  const { tables, refresh } = useAvailableTables(choice.date, choice.party_size);
  const form = useBookingForm();
  const [guestBook, tellBook] = useAtom(guestBookRequestAtom);
  const isInBook = useAtomValue(isInGuestBookAtom);
  const [tried, setTried] = useState(false);
  const problems = useRef<HTMLDivElement>(null);

  const known = tables.status === "ready" ? tables.answer.times : [];
  const chosen = known.find(({ time }) => time === choice.time);
  const isWaiting = chosen?.free === false;
  const terms = isWaiting ? null : depositTerms(restaurant, choice.party_size);
  const start = chosen?.start_at ?? null;
  const book = reservationPolicyOf(restaurant).auto_confirm ? texts.submit : texts.submitRequest;
  const action = isWaiting ? texts.submitWaiting : terms ? deposits.submit : book;
  const { state } = api;
  const timeError = tried && !chosen ? texts.chooseFirst : undefined;

  function choose(next: TableChoice): void {
    setChoice(next);
    api.dismiss();
  }

  function submit(): void {
    setTried(true);
    void form.handleSubmit(send, focusProblems)();
  }

  async function send({ name, phone, email, note }: BookingValues): Promise<void> {
    if (!chosen) return focusProblems();
    await api.submit({
      kind: isWaiting ? "waiting" : "booking",
      request: {
        resto_key: key,
        date: choice.date,
        time: chosen.time,
        party_size: choice.party_size,
        contact: { name, phone, ...(email ? { email } : {}) },
        ...(note ? { note } : {}),
        ...(terms && { deposit: terms }),
        ...(guestBook && { guest_book: guestBook }),
        language,
      },
    });
    refresh();
    focusProblems();
  }

  function focusProblems(): void {
    // The problems appear with the next render.
    requestAnimationFrame(() => problems.current?.focus());
  }

  return (
    <div className="booking__columns">
      <form className="booking__steps" noValidate onSubmit={withoutSending}>
        <TableChooser
          choice={choice}
          tables={tables}
          onChange={choose}
          onRefresh={refresh}
          error={timeError}
        />
        <ChooserStep title={texts.contact}>
          <BookingContact form={form} />
          <OptionalPart>
            <GuestBookConsent isInBook={isInBook} account={routes.account} onRequest={tellBook} />
          </OptionalPart>
        </ChooserStep>
      </form>
      <section className="booking__summary" aria-label={texts.review} ref={keepFocusInside}>
        <h2 className="booking-step__title">{texts.review}</h2>
        <BookingConditions
          party_size={choice.party_size}
          waitingFor={isWaiting ? start : null}
          hasDeposit={terms !== null}
        />
        {terms && <DepositNote terms={terms} party_size={choice.party_size} start={start} />}
        <div ref={problems} tabIndex={-1} className="booking__problems">
          <BookingProblems
            api={api}
            form={form}
            timeMissing={timeError !== undefined}
            onRetry={submit}
            onChoose={choose}
            choice={choice}
          />
        </div>
        <BottomBar testId="booking-bar">
          <BookingFacts
            choice={choice}
            start={start}
            depositCents={terms?.cents ?? null}
            form={form}
          />
          <SubmitButton type="button" busy={isBusy(state)} onClick={submit}>
            {action}
          </SubmitButton>
          {terms && <p className="booking__hint">{deposits.provider}</p>}
          <output className="booking__progress">
            {state.phase === "signing-in" && texts.sending}
            {state.phase === "sending" && (state.lost > 0 ? texts.retrying : texts.sending)}
          </output>
        </BottomBar>
      </section>
    </div>
  );
}

/** Enter in a field never sends the reservation: only the button below the review does. */
function withoutSending(event: SyntheticEvent): void {
  event.preventDefault();
}

/** The stored choice; a day that has passed is replaced by the first bookable one. */
function useTableChoice(): [TableChoice, (choice: TableChoice) => void] {
  const restaurant = useRestaurant();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const [draft, setDraft] = useAtom(reservationDraftAtom);
  const { first, last } = calendarDays(restaurant, availability, now);
  const { party_size, time } = draft;
  const isPossible = draft.date !== null && draft.date >= first && draft.date <= last;
  const date =
    isPossible && draft.date
      ? draft.date
      : firstBookableDay(restaurant, availability, party_size, now);
  return [
    { party_size, date, time: isPossible ? time : null },
    (choice) => setDraft((previous) => ({ ...previous, ...choice })),
  ];
}
