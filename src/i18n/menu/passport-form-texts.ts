import { defineTexts } from "../define-texts";

interface PassportFormTexts {
  readonly intro: string;
  readonly avoid: string;
  readonly additives: string;
  readonly diet: string;
  readonly dislikes: string;
  readonly dislikesHint: (words: number, letters: number) => string;
  /** About chosen allergens for which the menu has no code. */
  readonly notOnMenu: (allergens: string) => string;
  readonly consent: string;
  readonly tellsKitchen: string;
  readonly tellsKitchenHint: string;
  /** About a passport in the account. */
  readonly account: {
    readonly store: string;
    readonly consent: string;
    readonly failed: string;
    readonly busy: string;
    readonly clear: string;
    readonly inAccount: string;
    readonly onDevice: string;
    readonly change: string;
    readonly set: string;
    /** Which passport replaced a different one. */
    readonly replaced: Readonly<Record<"account" | "device", string>>;
  };
  /** About a stored passport that cannot be read. */
  readonly unreadable: {
    readonly title: string;
    readonly text: string;
    readonly mark: string;
  };
  readonly store: string;
  readonly clear: string;
  readonly stored: string;
  readonly cleared: string;
  readonly kitchen: { readonly tell: string; readonly consent: string };
}

/** Texts of the form and the account of the allergy passport. Loaded with it, not with the page. */
export const passportFormTexts = defineTexts<PassportFormTexts>({
  de: {
    intro:
      "Einmal angeben, und die ganze Karte zeigt, was für Sie passt, was mit einer anderen Option passt und wo Angaben fehlen.",
    avoid: "Das vertrage ich nicht",
    additives: "Zusatzstoffe, die ich meide",
    diet: "So esse ich",
    dislikes: "Das mag ich nicht",
    dislikesHint: (words, letters) =>
      `Zum Beispiel: Koriander, Zwiebeln. Bis zu ${words} Wörter mit je ${letters} Zeichen, durch Kommas getrennt.`,
    notOnMenu: (allergens) =>
      `Zu ${allergens} macht diese Karte keine Angaben. Bitte rufen Sie uns vor der Bestellung an.`,
    consent:
      "Angaben zu Allergien sind Gesundheitsdaten. Mit „Merken“ willigen Sie ein, dass sie auf diesem Gerät gespeichert werden, bis Sie sie löschen.",
    tellsKitchen: "Bei Bestellungen der Küche mitteilen",
    tellsKitchenHint: "Vor jeder Bestellung sehen Sie den Text und können ihn weglassen.",
    account: {
      store: "Auch in meinem Konto speichern",
      consent:
        "Für alle Geräte, auf denen Sie sich anmelden. Das sind Gesundheitsdaten: Mit dem Haken willigen Sie ein, dass wir sie in Ihrem Konto speichern, bis Sie sie löschen. Zusatzstoffe bleiben auf diesem Gerät.",
      failed: "Ihr Konto ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.",
      busy: "Einen Moment …",
      clear: "Überall löschen",
      inAccount: "In Ihrem Konto und auf diesem Gerät gespeichert.",
      onDevice: "Nur auf diesem Gerät gespeichert.",
      change: "Ändern oder löschen",
      set: "Angaben eintragen",
      replaced: {
        account: "In Ihrem Konto standen neuere Angaben. Sie gelten jetzt auch auf diesem Gerät.",
        device: "Die Angaben dieses Geräts waren neuer. Sie gelten jetzt auch in Ihrem Konto.",
      },
    },
    unreadable: {
      title: "Ihre gespeicherten Angaben sind nicht lesbar",
      text: "Bitte geben Sie Ihre Allergien und Vorlieben neu ein. Bis dahin gilt kein Gericht als passend.",
      mark: "Unklar: Ihre Angaben sind nicht lesbar",
    },
    store: "Merken",
    clear: "Angaben löschen",
    stored: "Ihre Angaben sind gespeichert. Die Karte richtet sich danach.",
    cleared: "Ihre Angaben sind gelöscht.",
    kitchen: {
      tell: "Der Küche mitteilen:",
      consent:
        "Das sind Gesundheitsdaten. Mit dem Haken willigen Sie ein, dass wir sie mit dieser Bestellung verarbeiten und speichern.",
    },
  },
  en: {
    intro:
      "Tell us once, and the whole menu shows what fits, what fits with another option, and where information is missing.",
    avoid: "I cannot eat",
    additives: "Additives I avoid",
    diet: "My diet",
    dislikes: "I do not like",
    dislikesHint: (words, letters) =>
      `For example: coriander, onions. Up to ${words} words of ${letters} characters each, separated by commas.`,
    notOnMenu: (allergens) =>
      `This menu has no information about ${allergens}. Please call us before you order.`,
    consent:
      "Information about allergies is health data. By choosing “Save”, you agree that it is stored on this device until you delete it.",
    tellsKitchen: "Tell the kitchen when I order",
    tellsKitchenHint: "Before each order you see the text and can leave it out.",
    account: {
      store: "Save it in my account, too",
      consent:
        "For all devices you sign in on. This is health data: by ticking the box, you agree that we store it in your account until you delete it. Additives stay on this device.",
      failed: "Your account cannot be reached right now. Please try again.",
      busy: "One moment …",
      clear: "Delete everywhere",
      inAccount: "Stored in your account and on this device.",
      onDevice: "Stored on this device only.",
      change: "Change or delete",
      set: "Tell us",
      replaced: {
        account: "Your account had newer information. It now applies on this device, too.",
        device: "The information on this device was newer. It now applies in your account, too.",
      },
    },
    unreadable: {
      title: "Your saved information cannot be read",
      text: "Please enter your allergies and preferences again. Until then, no dish counts as fitting.",
      mark: "Not known: your information cannot be read",
    },
    store: "Save",
    clear: "Delete",
    stored: "Saved. The menu now follows your information.",
    cleared: "Your information has been deleted.",
    kitchen: {
      tell: "Tell the kitchen:",
      consent:
        "This is health data. By ticking the box, you agree that we process and store it with this order.",
    },
  },
});
