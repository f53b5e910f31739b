import { defineTexts } from "../define-texts";

/** Texts of the deposit of a reservation, for the guest. */
export const depositTexts = defineTexts({
  de: {
    title: "Anzahlung",
    amount: (amount: string, guests: string) => `${amount} Anzahlung für ${guests}`,
    amountShort: (amount: string) => `${amount} Anzahlung`,
    credited: "Wir rechnen sie auf Ihre Rechnung an.",
    free: (until: string) =>
      `Stornieren Sie bis ${until}, erstatten wir die Anzahlung vollständig, ebenso wenn wir absagen.`,
    notFree:
      "Sagen wir ab, erstatten wir die Anzahlung vollständig. Stornieren Sie so kurzfristig oder kommt niemand, behalten wir sie als pauschalen Schadensersatz. Sie können nachweisen, dass uns kein oder ein geringerer Schaden entstanden ist.",
    kept: "Stornieren Sie später oder kommt niemand, behalten wir sie als pauschalen Schadensersatz. Sie können nachweisen, dass uns kein oder ein geringerer Schaden entstanden ist.",
    consent: "Mit der Reservierung stimmen Sie dem zu.",
    submit: "Zahlungspflichtig reservieren",
    provider: "Weiter zur Zahlung bei Stripe",
    pay: (amount: string) => `${amount} jetzt anzahlen`,
    left: (time: string) => `Ihr Tisch ist noch ${time} Minuten vorgemerkt.`,
    stages: {
      leaving: "Sie werden zu Stripe weitergeleitet …",
      checking: "Wir sehen nach, ob Ihre Anzahlung angekommen ist …",
      over: "Die Zeit zum Bezahlen ist um. Wir sehen nach, ob doch noch eine Zahlung angekommen ist.",
      declined: "Die Zahlung hat nicht geklappt. Es wurde nichts belastet.",
      open: "Ihre Anzahlung ist noch offen",
    },
    offline: "Keine Internetverbindung. Es wurde nichts belastet.",
    failed: "Die Seite zum Bezahlen lässt sich gerade nicht öffnen. Es wurde nichts belastet.",
    paid: (amount: string) => `${amount} Anzahlung bezahlt`,
    freeUntil: (until: string) => `Bis ${until} kostenlos stornierbar`,
    refunding: (amount: string) => `Die Anzahlung von ${amount} geht vollständig an Sie zurück.`,
    refunded: (amount: string) => `${amount} Anzahlung erstattet`,
    keptNow: (amount: string) =>
      `Die Anzahlung von ${amount} behalten wir als pauschalen Schadensersatz. Sie können nachweisen, dass uns kein oder ein geringerer Schaden entstanden ist.`,
    nothingTaken: "Es wurde nichts belastet.",
    cancelFree: (amount: string) => `Ihre Anzahlung von ${amount} erhalten Sie vollständig zurück.`,
  },
  en: {
    title: "Deposit",
    amount: (amount: string, guests: string) => `${amount} deposit for ${guests}`,
    amountShort: (amount: string) => `${amount} deposit`,
    credited: "We deduct it from your bill.",
    free: (until: string) =>
      `If you cancel by ${until}, we refund the deposit in full, and also if we cancel.`,
    notFree:
      "If we cancel, we refund the deposit in full. If you cancel at such short notice or nobody comes, we keep it as lump-sum damages. You may prove that we suffered no damage or less.",
    kept: "If you cancel later or nobody comes, we keep it as lump-sum damages. You may prove that we suffered no damage or less.",
    consent: "By booking you agree to this.",
    submit: "Book with obligation to pay",
    provider: "Continue to payment with Stripe",
    pay: (amount: string) => `Pay ${amount} deposit now`,
    left: (time: string) => `Your table is held for another ${time} minutes.`,
    stages: {
      leaving: "Taking you to Stripe …",
      checking: "Checking whether your deposit has arrived …",
      over: "The time to pay has ended. We are checking whether a payment has arrived after all.",
      declined: "The payment did not go through. Nothing was charged.",
      open: "Your deposit is still due",
    },
    offline: "No internet connection. Nothing was charged.",
    failed: "The payment page cannot be opened at the moment. Nothing was charged.",
    paid: (amount: string) => `${amount} deposit paid`,
    freeUntil: (until: string) => `Free cancellation until ${until}`,
    refunding: (amount: string) => `Your deposit of ${amount} is being returned in full.`,
    refunded: (amount: string) => `${amount} deposit refunded`,
    keptNow: (amount: string) =>
      `We keep the deposit of ${amount} as lump-sum damages. You may prove that we suffered no damage or less.`,
    nothingTaken: "Nothing was charged.",
    cancelFree: (amount: string) => `You get your deposit of ${amount} back in full.`,
  },
});
