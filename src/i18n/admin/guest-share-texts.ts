import { defineTexts } from "../define-texts";

/** Texts of the switch for guests without a verified address, and of the notice that offers it. */
export const guestShareTexts = defineTexts({
  de: {
    title: "Gäste ohne bestätigte Adresse",
    until: (time: string) => `bis ${time} Uhr`,
    explanation:
      "Das sind auch viele ehrliche Gäste: Sie werden gebeten, ihre E-Mail-Adresse zu bestätigen oder anzurufen.",
    shares: {
      0.5: "Ohne bestätigte Adresse: höchstens die Hälfte der Plätze und Bestellungen",
      0: "Nur bestätigte Gäste",
    },
    end: "Wieder alle Gäste",
    patterns: {
      many_accounts: (count: number) =>
        `Missbrauch? ${count} neue Gäste ohne bestätigte Adresse in fünf Minuten.`,
      one_number: (count: number) =>
        `Missbrauch? Eine Telefonnummer hat unter ${count} Namen bestellt.`,
    },
    verifiedOnly: "Heute nur bestätigte Gäste",
    busy: "Wird gespeichert …",
    ignore: "Alles in Ordnung",
    failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    offline: "Keine Verbindung – es wurde nichts geändert.",
  },
  en: {
    title: "Guests without a verified address",
    until: (time: string) => `until ${time}`,
    explanation:
      "Many honest guests are among them: they are asked to verify their email address or to call.",
    shares: {
      0.5: "Unverified guests: at most half of the seats and orders",
      0: "Verified guests only",
    },
    end: "All guests again",
    patterns: {
      many_accounts: (count: number) =>
        `Misuse? ${count} new guests without a verified address in five minutes.`,
      one_number: (count: number) => `Misuse? One phone number has ordered under ${count} names.`,
    },
    verifiedOnly: "Verified guests only today",
    busy: "Saving …",
    ignore: "Everything is fine",
    failed: "That did not work. Please try again.",
    offline: "No connection – nothing has changed.",
  },
});
