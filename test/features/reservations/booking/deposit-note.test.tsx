import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { depositTerms } from "@/domain/reservation/deposit/deposit-terms";
import { reservationPolicySchema } from "@/domain/tenant/policies.schema";
import { DepositNote } from "@/features/reservations/booking/deposit-note";
import { renderInRestaurant } from "../../render-in-restaurant";

vi.mock("@/firebase/auth/session", () => ({ observeSession: () => () => {} }));

/** Monday at 18:00 in Berlin. */
const START = Date.parse("2026-11-23T17:00:00Z");
/** Two hours before. */
const DEADLINE = START - 2 * 3_600_000;
const LATER = "Stornieren Sie später oder kommt niemand, behalten wir sie";

const reservation_policy = {
  ...reservationPolicySchema.parse({}),
  deposit: { from_party: 4, cents_a_person: 1250, free_until_hours: 2 },
};

/** The text of the note for four guests. */
async function noteAt(now: number, start: number | null = START): Promise<string> {
  vi.setSystemTime(now);
  const terms = depositTerms({ reservation_policy, pays_online: true }, 4);
  await renderInRestaurant(terms && <DepositNote terms={terms} party_size={4} start={start} />);
  return screen.getByTestId("deposit-note").textContent ?? "";
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("names the amount for all guests and the moment until when cancelling is free", async () => {
  const note = await noteAt(DEADLINE);
  expect(note).toContain("50,00\u00a0€ Anzahlung für 4 Personen");
  expect(note).toContain("Stornieren Sie bis Mo 23.11.2026, 16:00, erstatten wir die Anzahlung");
  expect(note).toContain(LATER);
});

it("names no moment once it has passed, and says that the deposit is then kept", async () => {
  const note = await noteAt(DEADLINE + 1);
  expect(note).not.toContain("16:00");
  expect(note).toContain("Stornieren Sie so kurzfristig oder kommt niemand, behalten wir sie");
  expect(note).not.toContain(LATER);
});

it("names the amount before a time is chosen", async () => {
  const note = await noteAt(DEADLINE, null);
  expect(note).toContain("50,00\u00a0€ Anzahlung für 4 Personen");
  expect(note).not.toContain("Stornieren Sie bis");
});
