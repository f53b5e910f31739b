import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ReservationProvider } from "@/data/reservation-provider";
import { BookingContact } from "@/features/reservations/booking/booking-contact";
import { useBookingForm } from "@/features/reservations/booking/use-booking-form";
import { clearPersonalDataAtom } from "@/state/account/clear-personal-data-atom";
import { reservationDraftAtom } from "@/state/ordering/reservation-atoms";
import { renderInRestaurant } from "../../render-in-restaurant";

vi.mock("@/firebase/repos/reservation-repo", () => ({ watchOwnReservations: () => () => {} }));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "u1", email: "mia@example.com", displayName: "Mia Gast", isAnonymous: false });
    return () => {};
  },
}));

function Contact() {
  return <BookingContact form={useBookingForm()} />;
}

async function renderContact() {
  return await renderInRestaurant(
    <ReservationProvider>
      <Contact />
    </ReservationProvider>,
  );
}

const field = (label: RegExp) => screen.getByLabelText(label);

it("prefills the account's name and address and stores what is typed", async () => {
  const store = await renderContact();
  expect(field(/^Name/)).toHaveValue("Mia Gast");
  expect(field(/^E-Mail/)).toHaveValue("mia@example.com");
  await userEvent.type(field(/^Telefon/), "089 99998-010");
  expect(store.get(reservationDraftAtom)).toMatchObject({
    name: "Mia Gast",
    phone: "089 99998-010",
  });
});

it("clears the form when the user signs out in another tab, and does not prefill it again", async () => {
  const store = await renderContact();
  await userEvent.type(field(/^Telefon/), "089 99998-010");
  await userEvent.type(field(/^Wunsch/), "Hochstuhl");
  await act(async () => store.set(clearPersonalDataAtom));
  for (const label of [/^Name/, /^Telefon/, /^E-Mail/, /^Wunsch/]) {
    expect(field(label)).toHaveValue("");
  }
  expect(store.get(reservationDraftAtom)).toMatchObject({ name: "", phone: "", note: "" });
});

it("keeps a name with a control character in its field and says what is wrong", async () => {
  await renderContact();
  const name = field(/^Name/);
  await userEvent.clear(name);
  await userEvent.click(name);
  await userEvent.paste("Mia\tGast");
  await userEvent.tab();
  await screen.findByText(
    "Name enthält unsichtbare Steuerzeichen. Bitte tippen Sie den Text neu ein",
  );
  expect(name).toHaveValue("Mia\tGast");
});
