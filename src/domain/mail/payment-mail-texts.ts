import type { Fulfilment } from "../delivery/fulfilment.schema";
import type { Language } from "../text/language";

interface PaymentMailTexts {
  readonly refund: {
    readonly subject: (amount: string, restaurant: string) => string;
    readonly news: (amount: string) => string;
    readonly deposit: (amount: string) => string;
    readonly meaning: string;
  };
  readonly lost: {
    readonly subject: (code: string, restaurant: string) => string;
    readonly news: string;
    readonly meaning: Record<Fulfilment, (amount: string) => string>;
    readonly goesOn: string;
  };
  readonly returned: {
    readonly subject: (code: string, restaurant: string) => string;
    readonly late: (amount: string) => string;
    readonly needless: (amount: string) => string;
    readonly meaning: Record<"release" | "refund", string>;
  };
}

/** Texts of mails about the money of an online order. */
export const paymentMailTexts: Readonly<Record<Language, PaymentMailTexts>> = {
  de: {
    refund: {
      subject: (amount, restaurant) => `${restaurant} erstattet Ihnen ${amount}`,
      news: (amount) => `wir erstatten Ihnen ${amount}.`,
      deposit: (amount) => `wir erstatten Ihnen ${amount} Ihrer Anzahlung.`,
      meaning:
        "Das Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben. Bis es auf Ihrem Konto zu sehen ist, können bis zu 10 Bankarbeitstage vergehen.",
    },
    lost: {
      subject: (code, restaurant) =>
        `Bitte bezahlen Sie Ihre Bestellung ${code} bei ${restaurant} bar`,
      news: "Ihre Online-Zahlung konnte nicht eingezogen werden. Es wurde nichts belastet.",
      meaning: {
        delivery: (amount) => `Bitte bezahlen Sie ${amount} bar an der Tür.`,
        pickup: (amount) => `Bitte bezahlen Sie ${amount} bar bei der Abholung.`,
      },
      goesOn: "Ihre Bestellung läuft weiter.",
    },
    returned: {
      subject: (code, restaurant) =>
        `Ihre Zahlung für die Bestellung ${code} bei ${restaurant} geht zurück`,
      late: (amount) => `Ihre Zahlung von ${amount} kam zu spät an. Sie haben nicht bestellt.`,
      needless: (amount) =>
        `Ihre Bestellung bezahlen Sie vor Ort. Ihre Online-Zahlung von ${amount} geht deshalb zurück.`,
      meaning: {
        release: "Es wurde nichts belastet. Die Reservierung auf Ihrem Konto heben wir auf.",
        refund:
          "Wir erstatten Ihnen den ganzen Betrag, auf demselben Weg, auf dem Sie bezahlt haben. Das kann einige Tage dauern.",
      },
    },
  },
  en: {
    refund: {
      subject: (amount, restaurant) => `${restaurant} is refunding ${amount}`,
      news: (amount) => `We are refunding you ${amount}.`,
      deposit: (amount) => `We are refunding you ${amount} of your deposit.`,
      meaning:
        "The money goes back the way you paid. It can take up to 10 business days until you see it in your account.",
    },
    lost: {
      subject: (code, restaurant) => `Please pay for your order ${code} at ${restaurant} in cash`,
      news: "Your online payment could not be collected. Nothing was charged.",
      meaning: {
        delivery: (amount) => `Please pay ${amount} in cash at the door.`,
        pickup: (amount) => `Please pay ${amount} in cash on pickup.`,
      },
      goesOn: "Your order continues.",
    },
    returned: {
      subject: (code, restaurant) =>
        `Your payment for order ${code} at ${restaurant} is being returned`,
      late: (amount) => `Your payment of ${amount} arrived too late. You have not ordered.`,
      needless: (amount) =>
        `You pay for your order on site. That is why your online payment of ${amount} is being returned.`,
      meaning: {
        release: "Nothing was charged. We are releasing the hold on your account.",
        refund: "We are refunding the whole amount, the way you paid. This can take a few days.",
      },
    },
  },
};
