import type { Language } from "../../text/language";

interface DisputeMailTexts {
  readonly news: (amount: string, restaurant: string) => string;
  readonly answer: (deadline: string) => string;
  readonly answerSoon: string;
  readonly evidence: string;
  readonly noRefund: string;
  readonly order: string;
  readonly reservation: string;
  readonly amount: string;
  readonly deadline: string;
  readonly open: string;
}

/** Texts of the mail to managers about a guest's bank that asks for money back. */
export const disputeMailTexts: Readonly<Record<Language, DisputeMailTexts>> = {
  de: {
    news: (amount, restaurant) =>
      `${restaurant}: Ein Gast fordert ${amount} über seine Bank zurück`,
    answer: (deadline) =>
      `Bitte antworten Sie bis ${deadline} im Stripe-Dashboard. Ohne Antwort behält der Gast das Geld.`,
    answerSoon:
      "Bitte antworten Sie bald im Stripe-Dashboard. Ohne Antwort behält der Gast das Geld.",
    evidence:
      "Dort lesen Sie den Grund der Bank. Legen Sie bei, was für Sie spricht: den Beleg, die Uhrzeiten und bei einer Lieferung, wo sie übergeben wurde. Hat der Gast recht, nehmen Sie die Forderung dort an.",
    noRefund:
      "Bitte erstatten Sie nichts zusätzlich: Der Betrag ist Ihrem Stripe-Konto schon abgezogen.",
    order: "Bestellung",
    reservation: "Reservierung",
    amount: "Betrag",
    deadline: "Antwort bis",
    open: "Zahlung ansehen",
  },
  en: {
    news: (amount, restaurant) => `${restaurant}: a guest asks the bank for ${amount} back`,
    answer: (deadline) =>
      `Please answer by ${deadline} in the Stripe dashboard. Without an answer, the guest keeps the money.`,
    answerSoon:
      "Please answer soon in the Stripe dashboard. Without an answer, the guest keeps the money.",
    evidence:
      "It shows the bank’s reason. Add what supports you: the receipt, the times and, for a delivery, where it was handed over. If the guest is right, accept the claim there.",
    noRefund:
      "Please do not refund anything in addition: the amount is already deducted from your Stripe account.",
    order: "Order",
    reservation: "Reservation",
    amount: "Amount",
    deadline: "Answer by",
    open: "View the payment",
  },
};
