import { expect, test } from "vitest";
import { reservationMail } from "@/domain/mail/reservation-mail";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { aReservation, at } from "../reservation/sample-tables";
import { sampleRestaurant } from "../sample-restaurant";

const contact = { name: "Toni Test", phone: "089 99998-050", email: "toni@example.com" };

function movedBy(by: "guest" | "staff", changes: Partial<Reservation>) {
  const event = { version: 2, status: "requested", at: at("12:00"), by } as const;
  const moved = aReservation({ contact, status: "requested", history: [event], ...changes });
  return reservationMail(moved, "moved", sampleRestaurant, at("12:00"))?.message;
}

test("a guest who moves a reservation is told that the restaurant must confirm it", () => {
  const message = movedBy("guest", { status_at: { confirmed: 1, requested: 2 } });
  expect(message?.subject).toContain("Ihre Änderung ist eingegangen");
  expect(message?.text).toContain("Sobald wir die Änderung bestätigen, schreiben wir Ihnen.");
  expect(message?.attachments?.[0]?.content).toContain("STATUS:TENTATIVE");
  const english = movedBy("guest", { language: "en", status_at: { requested: 2 } });
  expect(english?.text).toContain("as soon as we confirm the change");
  expect(english?.attachments).toBeUndefined();
});

test("a guest whose reservation staff move, or who moves a confirmed one, is told of the change only", () => {
  expect(movedBy("staff", {})?.subject).toContain("Ihre Reservierung wurde geändert");
  expect(movedBy("guest", { status: "confirmed" })?.subject).toContain(
    "Ihre Reservierung wurde geändert",
  );
});
