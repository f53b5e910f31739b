import type { Language } from "@/domain/text/language";
import type { MethodId } from "../methods/methods";

/** Texts of the hosted pages in one language. */
export interface PageTexts {
  readonly banner: string;
  readonly bannerHint: string;
  readonly payTo: (name: string) => string;
  readonly total: string;
  readonly back: string;
  readonly method: string;
  readonly methods: Readonly<Record<MethodId, readonly [name: string, hint: string]>>;
  readonly cardNumber: string;
  readonly cardWarning: string;
  readonly testCards: string;
  readonly cardHints: Readonly<Record<string, string>>;
  readonly pay: (amount: string) => string;
  readonly declined: string;
  readonly declines: Readonly<Record<string, string>>;
  readonly retry: string;
  readonly confirmTitle: (name: string) => string;
  readonly confirmText: (name: string, amount: string) => string;
  readonly confirm: string;
  readonly refuse: string;
  readonly expired: readonly [title: string, text: string];
  readonly complete: readonly [title: string, text: string, link: string];
  readonly unavailable: readonly [title: string, text: string];
  readonly down: readonly [title: string, text: string];
  readonly stays: readonly [title: string, text: string];
  readonly missing: readonly [title: string, text: string];
  readonly onboarding: {
    readonly title: string;
    readonly intro: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly missing: string;
    readonly complete: string;
    readonly later: string;
    readonly done: readonly [title: string, text: string, link: string];
  };
}

const de: PageTexts = {
  banner: "Testzahlung – kein echtes Geld",
  bannerHint: "Geben Sie hier nie eine echte Karte ein.",
  payTo: (name) => `Zahlung an ${name}`,
  total: "Summe",
  back: "Zurück zum Restaurant",
  method: "Wie möchten Sie bezahlen?",
  methods: {
    card: ["Karte", "Visa oder Mastercard"],
    paypal: ["PayPal", "mit Bestätigung"],
    apple_pay: ["Apple Pay", "gelingt sofort"],
    google_pay: ["Google Pay", "gelingt sofort"],
    klarna: ["Klarna", "mit Bestätigung"],
    wero: ["Wero", "wird sofort abgebucht"],
    sepa_debit: ["Lastschrift", "ist erst nach einer Minute bezahlt"],
  },
  cardNumber: "Kartennummer",
  cardWarning: "Nur Testkarten werden angenommen.",
  testCards: "Testkarten zum Antippen",
  cardHints: {
    "4242424242424242": "Zahlung gelingt",
    "4000002500003155": "fragt nach Bestätigung (3-D Secure)",
    "4000000000000002": "wird abgelehnt",
    "4000000000009995": "zu wenig Guthaben",
    "4000000000000259": "wird später beanstandet",
    "4000000000007726": "Erstattung dauert",
    "4000000000005126": "Erstattung scheitert",
    "4111111111111111": "bezahlt, kehrt aber nicht zurück",
  },
  pay: (amount) => `${amount} bezahlen`,
  declined: "Die Zahlung wurde abgelehnt.",
  declines: {
    insufficient_funds: "Auf der Karte ist nicht genug Guthaben.",
    expired_card: "Die Karte ist abgelaufen.",
    incorrect_number: "Die Kartennummer stimmt nicht.",
    test_mode_live_card: "Hier gelten nur Testkarten.",
    payment_intent_authentication_failure: "Die Zahlung wurde nicht bestätigt.",
  },
  retry: "Es wurde nichts belastet. Versuchen Sie es noch einmal oder wählen Sie eine andere Art.",
  confirmTitle: (name) => `${name}: Zahlung bestätigen`,
  confirmText: (name, amount) => `${name} möchte ${amount} von Ihnen. Stimmen Sie zu?`,
  confirm: "Bestätigen",
  refuse: "Ablehnen",
  expired: ["Die Seite ist abgelaufen", "Es wurde nichts belastet."],
  complete: ["Schon bezahlt", "Diese Zahlung ist abgeschlossen.", "Zum Restaurant"],
  unavailable: [
    "Online bezahlen geht gerade nicht",
    "Das Restaurant kann zurzeit keine Zahlungen annehmen. Es wurde nichts belastet.",
  ],
  down: ["Gerade nicht erreichbar", "Versuchen Sie es in ein paar Minuten noch einmal."],
  stays: [
    "Zahlung angenommen",
    "Diese Testkarte führt nicht zurück. Schließen Sie die Seite, wie es ein Gast tun würde.",
  ],
  missing: ["Seite nicht gefunden", "Diese Adresse gilt nicht oder nicht mehr."],
  onboarding: {
    title: "Konto für Online-Zahlungen einrichten",
    intro: "Beim echten Anbieter geben Sie diese Angaben selbst ein. Hier sind sie vorausgefüllt.",
    fields: {
      "business_profile.url": "Website des Restaurants",
      business_type: "Rechtsform",
      external_account: "Bankverbindung",
      "representative.dob.day": "Angaben zur verantwortlichen Person",
      "tos_acceptance.date": "Zustimmung zu den Bedingungen",
      "company.verification.document": "Nachweis zum Unternehmen",
    },
    missing: "fehlt noch",
    complete: "Angaben übernehmen",
    later: "Später weitermachen",
    done: ["Alles vollständig", "Das Restaurant kann Zahlungen annehmen.", "Zurück zur Verwaltung"],
  },
};

const en: PageTexts = {
  banner: "Test payment – no real money",
  bannerHint: "Never enter a real card here.",
  payTo: (name) => `Payment to ${name}`,
  total: "Total",
  back: "Back to the restaurant",
  method: "How would you like to pay?",
  methods: {
    card: ["Card", "Visa or Mastercard"],
    paypal: ["PayPal", "asks you to confirm"],
    apple_pay: ["Apple Pay", "succeeds at once"],
    google_pay: ["Google Pay", "succeeds at once"],
    klarna: ["Klarna", "asks you to confirm"],
    wero: ["Wero", "is debited at once"],
    sepa_debit: ["Direct debit", "takes a minute to be paid"],
  },
  cardNumber: "Card number",
  cardWarning: "Only test cards are accepted.",
  testCards: "Test cards to tap",
  cardHints: {
    "4242424242424242": "payment succeeds",
    "4000002500003155": "asks you to confirm (3-D Secure)",
    "4000000000000002": "is declined",
    "4000000000009995": "insufficient funds",
    "4000000000000259": "is disputed later",
    "4000000000007726": "refund takes time",
    "4000000000005126": "refund fails",
    "4111111111111111": "pays, but does not return",
  },
  pay: (amount) => `Pay ${amount}`,
  declined: "The payment was declined.",
  declines: {
    insufficient_funds: "The card has insufficient funds.",
    expired_card: "The card has expired.",
    incorrect_number: "The card number is not correct.",
    test_mode_live_card: "Only test cards work here.",
    payment_intent_authentication_failure: "The payment was not confirmed.",
  },
  retry: "You have not been charged. Try again or choose another method.",
  confirmTitle: (name) => `${name}: confirm the payment`,
  confirmText: (name, amount) => `${name} asks you for ${amount}. Do you agree?`,
  confirm: "Confirm",
  refuse: "Decline",
  expired: ["This page has expired", "You have not been charged."],
  complete: ["Already paid", "This payment is complete.", "To the restaurant"],
  unavailable: [
    "Online payment is not available",
    "The restaurant cannot take payments at the moment. You have not been charged.",
  ],
  down: ["Not available at the moment", "Please try again in a few minutes."],
  stays: [
    "Payment accepted",
    "This test card does not lead back. Close the page, as a guest would.",
  ],
  missing: ["Page not found", "This address is not valid, or no longer valid."],
  onboarding: {
    title: "Set up an account for online payments",
    intro: "With the real provider you enter these details yourself. Here they are filled in.",
    fields: {
      "business_profile.url": "The restaurant's website",
      business_type: "Legal form",
      external_account: "Bank account",
      "representative.dob.day": "Details of the responsible person",
      "tos_acceptance.date": "Consent to the terms",
      "company.verification.document": "Proof of the business",
    },
    missing: "still missing",
    complete: "Submit these details",
    later: "Continue later",
    done: ["Everything is complete", "The restaurant can take payments.", "Back to the admin site"],
  },
};

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = { de, en };
