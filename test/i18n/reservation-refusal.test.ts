import { expect, test } from "vitest";
import { refusalText } from "@/i18n/refusal-texts";
import { reservationRefusalText } from "@/i18n/table/reservation-texts";

test.each([
  [undefined, "Browser"],
  ["party_size", "Für so viele Personen"],
  ["policy", "nur Gäste mit bestätigter E-Mail-Adresse"],
])("a reservation refused as not verified (%s) says what to do", (field, words) => {
  const refusal = { reason: "NOT_VERIFIED" as const, ...(field === undefined ? {} : { field }) };
  for (const language of ["de", "en"] as const) {
    const { title, help } = reservationRefusalText(refusal, 0, language);
    if (language === "de") expect(title).toContain(words);
    expect(help).toMatch(/bestätig|verif/);
    expect(help).toMatch(/rufen Sie uns an|telefonisch|call us|by phone/);
  }
});

test.each([
  [30, "in einer Minute"],
  [600, "in 10 Minuten"],
  [7200, "in 2 Stunden"],
  [undefined, "in ein paar Minuten"],
])("an order refused by a limit names the wait of %s seconds", (seconds, words) => {
  const refusal = {
    reason: "RATE_LIMIT" as const,
    ...(seconds === undefined ? {} : { retry_after_s: seconds }),
  };
  expect(refusalText(refusal, 0, "de").help).toContain(words);
});
