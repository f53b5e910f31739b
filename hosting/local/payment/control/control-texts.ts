import type { Language } from "@/domain/text/language";

/** Texts of the control page in one language. */
export interface ControlTexts {
  readonly title: string;
  readonly intro: string;
  readonly faults: string;
  readonly seed: string;
  readonly seedHint: string;
  readonly isDown: string;
  /** By the name of the field. */
  readonly shares: Readonly<Record<string, string>>;
  readonly delays: Readonly<Record<string, string>>;
  readonly never: string;
  readonly always: string;
  readonly apply: string;
  readonly happened: string;
  readonly accounts: string;
  readonly noAccounts: string;
  readonly canCharge: string;
  readonly cannotCharge: string;
  readonly disable: string;
  readonly enable: string;
  readonly payments: string;
  readonly noPayments: string;
  readonly openPage: string;
  readonly lapse: string;
  readonly dispute: string;
  readonly winDispute: string;
  readonly loseDispute: string;
  readonly failRefund: string;
  readonly deliveries: string;
  readonly noDeliveries: string;
  readonly attempt: string;
  readonly noAnswer: string;
  readonly flush: string;
  readonly reset: string;
  /** By the status of the API. */
  readonly statuses: Readonly<Record<string, string>>;
}

const de: ControlTexts = {
  title: "Testzahlungen",
  intro: "Hier lösen Sie aus, was beim echten Anbieter nur von selbst passiert.",
  faults: "Störungen",
  seed: "Startwert",
  seedHint: "Der gleiche Wert ergibt die gleichen Störungen.",
  isDown: "Der Anbieter ist nicht erreichbar",
  shares: {
    "webhooks.lose": "Ereignisse gehen verloren",
    "webhooks.double": "Ereignisse kommen doppelt",
    "webhooks.shuffle": "Ereignisse kommen in falscher Reihenfolge",
    "answers.lose": "Antworten gehen nach der Ausführung verloren",
    "refunds.fail": "Erstattungen scheitern",
  },
  delays: {
    "webhooks.delay_ms": "Ereignisse kommen verspätet",
    "answers.delay_ms": "Antworten kommen verspätet",
  },
  never: "nie",
  always: "immer",
  apply: "Störungen übernehmen",
  happened: "Bisher",
  accounts: "Konten",
  noAccounts: "Noch kein Restaurant hat ein Konto.",
  canCharge: "nimmt Zahlungen an",
  cannotCharge: "nimmt keine Zahlungen an",
  disable: "Sperren",
  enable: "Freischalten",
  payments: "Letzte Zahlungen",
  noPayments: "Noch keine Zahlung.",
  openPage: "Zur Zahlung",
  lapse: "Reservierung verfallen lassen",
  dispute: "Beanstanden",
  winDispute: "Beanstandung abweisen",
  loseDispute: "Beanstandung anerkennen",
  failRefund: "Erstattung scheitern lassen",
  deliveries: "Letzte Zustellungen",
  noDeliveries: "Noch kein Ereignis wurde zugestellt.",
  attempt: "Versuch",
  noAnswer: "keine Antwort",
  flush: "Alles Wartende zustellen",
  reset: "Alles vergessen",
  statuses: {
    open: "offen",
    expired: "abgelaufen",
    requires_payment_method: "offen",
    requires_action: "wartet auf Bestätigung",
    processing: "in Arbeit",
    requires_capture: "reserviert",
    succeeded: "bezahlt",
    canceled: "aufgehoben",
    disputed: "beanstandet",
    refunded: "erstattet",
  },
};

const en: ControlTexts = {
  title: "Test payments",
  intro: "Trigger here what happens only by itself at the real provider.",
  faults: "Faults",
  seed: "Seed",
  seedHint: "The same value gives the same faults.",
  isDown: "The provider is down",
  shares: {
    "webhooks.lose": "Events are lost",
    "webhooks.double": "Events come twice",
    "webhooks.shuffle": "Events come in the wrong order",
    "answers.lose": "Answers are lost after the act",
    "refunds.fail": "Refunds fail",
  },
  delays: { "webhooks.delay_ms": "Events come late", "answers.delay_ms": "Answers come late" },
  never: "never",
  always: "always",
  apply: "Apply these faults",
  happened: "So far",
  accounts: "Accounts",
  noAccounts: "No restaurant has an account yet.",
  canCharge: "takes payments",
  cannotCharge: "takes no payments",
  disable: "Disable",
  enable: "Enable",
  payments: "Latest payments",
  noPayments: "No payment yet.",
  openPage: "To the payment",
  lapse: "Let the hold lapse",
  dispute: "Dispute",
  winDispute: "Reject the dispute",
  loseDispute: "Uphold the dispute",
  failRefund: "Let the refund fail",
  deliveries: "Latest deliveries",
  noDeliveries: "No event has been delivered yet.",
  attempt: "attempt",
  noAnswer: "no answer",
  flush: "Deliver what waits",
  reset: "Forget everything",
  statuses: {
    open: "open",
    expired: "expired",
    requires_payment_method: "open",
    requires_action: "waits for confirmation",
    processing: "processing",
    requires_capture: "held",
    succeeded: "paid",
    canceled: "cancelled",
    disputed: "disputed",
    refunded: "refunded",
  },
};

export const CONTROL_TEXTS: Readonly<Record<Language, ControlTexts>> = { de, en };
