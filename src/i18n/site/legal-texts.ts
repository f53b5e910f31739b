import { ANSWER_WITHIN_MS } from "@/domain/order/timing/answer-due";
import { RETENTION_DAYS } from "@/domain/retention/retention";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { defineTexts } from "../define-texts";
import { allergenTexts } from "../menu/allergen-texts";

const ANSWER_WITHIN_MINUTES = ANSWER_WITHIN_MS / MINUTE_MS;

/** Facts about one restaurant, formatted for the legal texts. */
export interface LegalFacts {
  readonly title: string;
  readonly owner: string;
  readonly address: string;
  readonly phones: string;
  readonly email: string | null;
  readonly url: string;
  /** Other restaurants of the same owner, each with its web address. */
  readonly sisters: readonly string[];
  readonly vatId: string | null;
  readonly reservations: boolean;
  /** Whether guests can pay orders online. */
  readonly paysOnline: boolean;
  /** Deposit for tables, paid online; null without one. */
  readonly deposit: DepositFacts | null;
  /** Delivery areas with their minimum; empty without delivery. */
  readonly areas: readonly string[];
  /** Delivery fees by distance; empty without delivery. */
  readonly fees: readonly string[];
  /** For example "10 %"; null without a discount. */
  readonly pickupDiscount: string | null;
}

interface DepositFacts {
  /** Smallest party that pays a deposit. */
  readonly guests: number;
  readonly amountAPerson: string;
  readonly freeUntilHours: number;
}

/** One section of a legal page. */
export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

type LegalText = (facts: LegalFacts) => readonly LegalSection[];

const imprintDe: LegalText = (facts) => [
  {
    heading: "Angaben gemäß § 5 DDG",
    paragraphs: [facts.title, `Inhaber: ${facts.owner}`, facts.address],
  },
  {
    heading: "Kontakt",
    paragraphs: [
      `Telefon: ${facts.phones}`,
      ...(facts.email ? [`E-Mail: ${facts.email}`] : []),
      `Internet: ${facts.url}`,
    ],
  },
  ...(facts.vatId
    ? [
        {
          heading: "Umsatzsteuer-Identifikationsnummer",
          paragraphs: [`gemäß § 27a Umsatzsteuergesetz: ${facts.vatId}`],
        },
      ]
    : []),
  ...(facts.sisters.length > 0
    ? [{ heading: "Unsere weiteren Restaurants", paragraphs: [], list: facts.sisters }]
    : []),
  {
    heading: "Verantwortlich für den Inhalt",
    paragraphs: [`${facts.owner}, Anschrift wie oben`],
  },
  {
    heading: "Verbraucherstreitbeilegung",
    paragraphs: [
      "Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Wenn etwas nicht stimmt, rufen Sie uns bitte an – wir finden eine Lösung.",
    ],
  },
];

const imprintEn: LegalText = (facts) => [
  {
    heading: "Information according to section 5 DDG",
    paragraphs: [facts.title, `Owner: ${facts.owner}`, facts.address],
  },
  {
    heading: "Contact",
    paragraphs: [
      `Phone: ${facts.phones}`,
      ...(facts.email ? [`Email: ${facts.email}`] : []),
      `Website: ${facts.url}`,
    ],
  },
  ...(facts.vatId
    ? [
        {
          heading: "VAT identification number",
          paragraphs: [`according to section 27a of the German VAT act: ${facts.vatId}`],
        },
      ]
    : []),
  { heading: "Responsible for the content", paragraphs: [`${facts.owner}, address as above`] },
  ...(facts.sisters.length > 0
    ? [{ heading: "Our other restaurants", paragraphs: [], list: facts.sisters }]
    : []),
  {
    heading: "Consumer dispute resolution",
    paragraphs: [
      "We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board. If something is wrong, please call us – we will find a solution.",
    ],
  },
];

const privacyDe: LegalText = (facts) => [
  {
    heading: "Verantwortlich für die Datenverarbeitung",
    paragraphs: [
      `${facts.title}, ${facts.owner}, ${facts.address}, Telefon ${facts.phones}. Fragen zum Datenschutz beantworten wir unter dieser Nummer oder Anschrift.`,
    ],
  },
  {
    heading: "Kurz gesagt",
    paragraphs: [
      "Wir erheben nur die Daten, die wir für Ihre Bestellung oder Reservierung brauchen. Es gibt keine Werbung, keine Auswertung Ihres Verhaltens und keine Einbindung sozialer Netzwerke. Welche Gerichte beliebt sind, zählen wir ohne Namen. Schriften kommen von dieser Website selbst.",
    ],
  },
  {
    heading: "Ihre Bestellung",
    paragraphs: [
      "Für eine Bestellung verarbeiten wir Ihren Namen, Ihre Telefonnummer, bei Lieferung Ihre Anschrift, die gewählten Gerichte mit Ihren Anmerkungen und – wenn Sie sie angeben – Ihre E-Mail-Adresse. Rechtsgrundlage ist der Vertrag mit Ihnen (Art. 6 Abs. 1 Buchst. b DSGVO). Schreiben Sie in Anmerkungen zu Allergien nur, was die Küche wissen muss.",
      "Bestellen Sie zusammen mit anderen, sehen alle in der Gruppe die Vornamen, die gewählten Gerichte und die Anmerkungen, nach der Bestellung auch Code und Uhrzeit, aber weder Anschrift noch Telefonnummer. Der Vorname steht bei den Gerichten der Bestellung. Die Gruppe endet nach zwölf Stunden oder sechs Stunden nach der zugesagten Zeit und wird dann gelöscht (Art. 6 Abs. 1 Buchst. b DSGVO).",
      "Ihre Angaben unter „Allergien & Vorlieben“ speichert nur Ihr Gerät, bis Sie sie löschen oder sich abmelden. Nur wenn Sie ausdrücklich zustimmen, speichern wir Allergene, Ernährungsweise und Abneigungen auch in Ihrem Konto, für alle Ihre Geräte und bis Sie sie dort oder das Konto löschen. Nur wenn Sie bei einer Bestellung zustimmen, erhält die Küche sie mit dieser Bestellung, und wir speichern sie so lange wie die Bestellung (Art. 9 Abs. 2 Buchst. a DSGVO). Sie können die Einwilligung jederzeit für die Zukunft widerrufen, zum Beispiel mit einem Anruf; wir löschen die Angaben dann.",
      `Rechnungsdaten bewahren wir acht Jahre auf, Schriftverkehr zu Bestellungen sechs Jahre, weil das Gesetz es verlangt (Art. 6 Abs. 1 Buchst. c DSGVO, § 147 AO, § 257 HGB). Nachrichten, die wir Ihnen per E-Mail geschickt haben, löschen wir nach ${RETENTION_DAYS.mail} Tagen.`,
      `Bestellen Sie telefonisch, löschen wir Namen, Nummer, Anschrift und was Sie uns zu Allergien und Ernährung gesagt haben ${RETENTION_DAYS.telephone_order} Tage danach aus der Bestellung. Nur wenn Sie am Telefon einverstanden sind, merken wir uns Namen, Nummer, letzte Anschrift und die Gerichte Ihrer letzten Bestellungen für Ihren nächsten Anruf (Art. 6 Abs. 1 Buchst. a DSGVO): bis ein Jahr nach Ihrer letzten Bestellung oder bis Sie uns bitten, sie zu löschen.`,
      `Nur wenn Sie beim Bestellen, Reservieren oder am Telefon einwilligen, führen wir Sie im Gästebuch: mit Ihrem Namen, Ihren Besuchen, üblichen Gerichten, Notizen unseres Teams und wenn Sie nicht erscheinen (Art. 6 Abs. 1 Buchst. a DSGVO); Allergien nur mit einer eigenen, ausdrücklichen Einwilligung (Art. 9 Abs. 2 Buchst. a DSGVO). Nur unser Team sieht es. Sie können beides jederzeit unter „Konto“ oder bei uns beenden; dann löschen wir den ganzen Eintrag, sonst ${RETENTION_DAYS.known_guest} Tage nach Ihrer letzten Bestellung, Reservierung oder Ihrem letzten Besuch.`,
    ],
  },
  ...(facts.reservations
    ? [
        {
          heading: "Ihre Reservierung",
          paragraphs: [
            "Für einen Tisch oder einen Platz auf der Warteliste verarbeiten wir Ihren Namen, Ihre Telefonnummer, Tag, Uhrzeit und Personenzahl, Ihre Anmerkung und – wenn Sie sie angeben – Ihre E-Mail-Adresse; unser Team kann eine Notiz ergänzen. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO.",
            `Reservierungen löschen wir ${RETENTION_DAYS.reservation} Tage nach dem Termin. Löschen Sie Ihr Konto, löschen wir sie sofort.`,
          ],
        },
      ]
    : []),
  ...(facts.paysOnline || facts.deposit
    ? [
        {
          heading: "Online bezahlen",
          paragraphs: [
            "Wenn Sie eine Bestellung oder eine Anzahlung online bezahlen, öffnen wir die Seite von Stripe (Stripe Payments Europe, Ltd., Dublin, Irland). Stripe erhält von uns die Nummer Ihrer Bestellung oder Reservierung, wofür Sie bezahlen, den Betrag und – wenn Sie sie angeben – Ihre E-Mail-Adresse. Ihre Zahlungsdaten geben Sie nur dort ein; wir erfahren nur, ob, womit und wie viel Sie bezahlt haben. Zweck ist, Ihre Zahlung abzuwickeln und vor Betrug zu schützen; Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO. Stripe verarbeitet die Daten in eigener Verantwortung, auch auf Servern in den USA (Angemessenheitsbeschluss EU-US Data Privacy Framework), und bewahrt sie nach eigenen gesetzlichen Pflichten auf. Unsere Angaben zur Zahlung bewahren wir acht Jahre auf.",
          ],
        },
      ]
    : []),
  {
    heading: "Konto und Gastkonto",
    paragraphs: [
      "Wenn Sie als Gast bestellen, legen wir eine zufällige Kennung ohne Namen an, damit Sie Ihre Bestellung verfolgen können. Für ein Konto speichern wir Ihre E-Mail-Adresse, den Tag der Anmeldung und den Zeitpunkt Ihres letzten Besuchs; Ihr Passwort kennt nur der Anmeldedienst, und nur verschlüsselt. Melden Sie sich über Google an, erfahren wir von Google Ihre E-Mail-Adresse und Ihren Namen. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO.",
      "Wenn Sie einwilligen, speichern wir in Ihrem Konto auch Name, Telefonnummer und bis zu fünf Lieferadressen, damit Sie sie nicht noch einmal eingeben müssen (Art. 6 Abs. 1 Buchst. a DSGVO). Die Einwilligung können Sie auf Ihrer Kontoseite jederzeit widerrufen; dann löschen wir diese Angaben sofort.",
      `Ein Gastkonto, das Sie ${RETENTION_DAYS.guest_account} Tage nicht benutzen, löschen wir. Welches Konto wann eine Bestellung oder Reservierung geändert hat, halten wir ein Jahr lang fest.`,
    ],
  },
  {
    heading: "Benachrichtigungen",
    paragraphs: [
      `Nur wenn Sie Benachrichtigungen auf Ihrem Gerät einschalten, speichern wir dessen Adresse beim Push-Dienst Ihres Browsers und seinen Schlüssel (Art. 6 Abs. 1 Buchst. a DSGVO). Empfänger ist der Hersteller Ihres Browsers: Google, Apple, Mozilla oder Microsoft, auch auf Servern in den USA. Er kennt Ihr Gerät, kann die Nachricht aber nicht lesen: Sie ist verschlüsselt und enthält nur Nummer, Stand und Uhrzeit. Abschalten können Sie sie jederzeit bei Ihrer Bestellung oder im Konto; spätestens nach ${RETENTION_DAYS.push_subscription} Tagen löschen wir die Adresse.`,
    ],
  },
  {
    heading: "Sicherheitsprüfung",
    paragraphs: [
      "Beim Öffnen der Website prüft Google reCAPTCHA, ob eine Bestellung von einem Menschen kommt. Dabei erhält Google Ihre IP-Adresse und Angaben über Ihren Browser. Das schützt uns vor erfundenen Bestellungen (Art. 6 Abs. 1 Buchst. f DSGVO, § 25 Abs. 2 Nr. 2 TDDDG). Sie können die Prüfung überspringen, die Speisekarte lesen und telefonisch bestellen.",
    ],
  },
  {
    heading: "Schutz vor Missbrauch",
    paragraphs: [
      `Wir merken uns, wann mit einem Konto, einer Telefonnummer oder einer E-Mail-Adresse bestellt und reserviert wurde, damit uns niemand mit erfundenen Bestellungen überhäuft. Das löschen wir nach ${RETENTION_DAYS.limit} Tagen. Wer sich nicht an Absprachen hält, kann für höchstens ein Jahr von Online-Bestellungen ausgeschlossen werden; den Grund halten wir so lange fest. Rechtsgrundlage ist unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO).`,
    ],
  },
  {
    heading: "Fehlerberichte",
    paragraphs: [
      "Tritt auf dieser Website ein Fehler auf, schickt Ihr Browser uns einen kurzen Bericht: die Fehlermeldung, die Stelle im Programm, die Seite und die Art des Browsers, ohne Namen, Anschriften und Eingaben. So finden und beheben wir Fehler (Art. 6 Abs. 1 Buchst. f DSGVO).",
    ],
  },
  {
    heading: "Wer Daten für uns verarbeitet",
    paragraphs: [
      "Diese Website läuft auf Firebase von Google (Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland). Google verarbeitet die Daten in unserem Auftrag (Art. 28 DSGVO):",
    ],
    list: [
      "Firebase Hosting liefert die Seiten aus und sieht dabei Ihre IP-Adresse.",
      "Cloud Firestore und Cloud Functions speichern und prüfen Bestellungen in Frankfurt am Main (europe-west3).",
      "Cloud Storage liefert Fotos der Gerichte aus und sieht dabei Ihre IP-Adresse.",
      "Firebase Authentication verwaltet die Anmeldung, auch auf Servern in den USA.",
      "Firebase App Check und Google reCAPTCHA prüfen, ob Anfragen von dieser Website kommen.",
      "Ein E-Mail-Dienst verschickt Bestätigungen, wenn Sie eine E-Mail-Adresse angeben.",
    ],
  },
  {
    heading: "Übermittlung in die USA",
    paragraphs: [
      "Google ist nach dem EU-US Data Privacy Framework zertifiziert; ergänzend gelten Standardvertragsklauseln.",
    ],
  },
  ...(facts.sisters.length > 0
    ? [
        {
          heading: "Standort und Warenkorb für unsere weiteren Restaurants",
          paragraphs: [
            "Nur wenn Sie danach tippen und Ihrem Browser zustimmen, bestimmen wir aus Ihrem Standort den nächsten Ort. Das geschieht auf Ihrem Gerät; der Standort wird weder gespeichert noch übertragen.",
            "Folgen Sie dem Link zu einem anderen unserer Restaurants, nimmt er Sprache, Gerichte und Mengen mit, sonst nichts.",
          ],
        },
      ]
    : []),
  {
    heading: "Was in Ihrem Browser gespeichert wird",
    paragraphs: [
      "Nur, was die Website zum Funktionieren braucht (§ 25 Abs. 2 Nr. 2 TDDDG); deshalb fragen wir nicht um Einwilligung:",
    ],
    list: [
      "Warenkorb, Sprache, Favoriten, Filter, Postleitzahl und ob Sie zuletzt abgeholt haben, bis Sie sie ändern oder Ihren Browser leeren.",
      "Name, Telefonnummer und Anschriften, mit denen wir Formulare ausfüllen, wenn Sie das beim Bestellen wählen, bis Sie sie entfernen oder sich abmelden.",
      "Was Sie in ein Formular getippt haben, bis Sie den Tab schließen.",
      "Eine gerade gesendete Bestellung oder Reservierung, bis feststeht, ob sie angekommen ist.",
      "Eine Kopie der Speisekarte, damit sie schnell und auch ohne Verbindung da ist.",
      "Dass Sie die Website nicht auf Ihrem Startbildschirm haben möchten, falls Sie das wählen.",
      "Ob Sie Benachrichtigungen möchten, bis Sie sich abmelden.",
      "Ihre Anmeldung, bis Sie sich abmelden.",
      "Das Ergebnis der Sicherheitsprüfung, höchstens einige Tage.",
    ],
  },
  {
    heading: "Ihre Rechte",
    paragraphs: [
      "Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit. Einer Verarbeitung aufgrund berechtigter Interessen können Sie widersprechen.",
      "Ein Anruf genügt: Wir finden, was zu Ihrer Telefonnummer oder E-Mail-Adresse gespeichert ist, geben es Ihnen als Datei oder löschen es. Was noch läuft, etwa eine Bestellung unterwegs, löschen wir, sobald es abgeschlossen ist; von abgeschlossenen Bestellungen bleiben nur Gerichte und Beträge. Ihr Konto und seine Daten können Sie auf der Seite „Konto“ selbst herunterladen und löschen.",
      "Beschweren können Sie sich beim Bayerischen Landesamt für Datenschutzaufsicht, Promenade 18, 91522 Ansbach.",
    ],
  },
];

const privacyEn: LegalText = (facts) => [
  {
    heading: "Who is responsible",
    paragraphs: [
      `${facts.title}, ${facts.owner}, ${facts.address}, phone ${facts.phones}. We answer questions about data protection at this number or address.`,
    ],
  },
  {
    heading: "In short",
    paragraphs: [
      "We only collect the data we need for your order or reservation. There is no advertising, no tracking of your behaviour and no social media content. We count which dishes are popular without any names. Fonts are served by this website itself.",
    ],
  },
  {
    heading: "Your order",
    paragraphs: [
      "For an order we process your name, your phone number, your address (for delivery), the dishes you chose with your notes and – if you provide it – your email address. The legal basis is the contract with you (Art. 6 (1) (b) GDPR). In notes about allergies, please write only what the kitchen needs to know.",
      "If you order together with others, everybody in the group sees the first names, the chosen dishes and the notes, and after the order its code and time, but neither address nor phone number. The first name stands beside the dishes of the order. The group ends after twelve hours, or six hours after the promised time, and is then deleted (Art. 6 (1) (b) GDPR).",
      "What you enter under “Allergies & preferences” is stored on your device only, until you delete it or sign out. Only if you expressly agree do we also store allergens, diet and dislikes in your account, for all your devices, until you delete them or the account. Only if you agree when you order does the kitchen receive it with that order, and we keep it as long as the order (Art. 9 (2) (a) GDPR). You can withdraw your consent for the future at any time, for example by phone; we then delete the information.",
      `We keep invoice data for eight years and correspondence about orders for six years because the law requires it (Art. 6 (1) (c) GDPR, section 147 AO, section 257 HGB). Messages we sent you by email are deleted after ${RETENTION_DAYS.mail} days.`,
      `If you order by telephone, we delete your name, number, address and what you told us about allergies and diet from the order ${RETENTION_DAYS.telephone_order} days later. Only if you agree on the telephone, we remember your name, number, last address and the dishes of your last orders for your next call (Art. 6 (1) (a) GDPR): until a year after your last order, or until you ask us to delete them.`,
      `Only if you agree when you order, reserve or call do we keep you in the guest book: with your name, your visits, usual dishes, notes of our team, and when you do not show up (Art. 6 (1) (a) GDPR); allergies only with an explicit consent of their own (Art. 9 (2) (a) GDPR). Only our team sees it. You can end both at any time under “Account” or with us; we then delete the whole entry, otherwise ${RETENTION_DAYS.known_guest} days after your last order, reservation or visit.`,
    ],
  },
  ...(facts.reservations
    ? [
        {
          heading: "Your reservation",
          paragraphs: [
            "For a table or a place on the waitlist we process your name, your phone number, the day, time and number of guests, your note and – if you provide it – your email address; our team may add a note. The legal basis is Art. 6 (1) (b) GDPR.",
            `We delete reservations ${RETENTION_DAYS.reservation} days after their date. If you delete your account, we delete them at once.`,
          ],
        },
      ]
    : []),
  ...(facts.paysOnline || facts.deposit
    ? [
        {
          heading: "Paying online",
          paragraphs: [
            "If you pay an order or a deposit online, we open the page of Stripe (Stripe Payments Europe, Ltd., Dublin, Ireland). We send Stripe the number of your order or reservation, what you pay for, the amount and – if you provide it – your email address. You enter your payment details only there; we only learn whether, how and how much you paid. The purpose is to process your payment and to protect it against fraud; the legal basis is Art. 6 (1) (b) GDPR. Stripe is responsible for its own processing, also on servers in the USA (adequacy decision EU-US Data Privacy Framework), and keeps the data as its own legal duties require. We keep our record of the payment for eight years.",
          ],
        },
      ]
    : []),
  {
    heading: "Account and guest account",
    paragraphs: [
      "If you order as a guest, we create a random identifier without a name so that you can follow your order. For an account we store your email address, the day you registered and the time of your last visit; your password is known only to the sign-in service, and only in encrypted form. If you sign in through Google, Google tells us your email address and your name. The legal basis is Art. 6 (1) (b) GDPR.",
      "If you consent, we also store your name, phone number and up to five delivery addresses in your account, so that you need not enter them again (Art. 6 (1) (a) GDPR). You can withdraw your consent on your account page at any time; we then delete these details at once.",
      `We delete guest accounts that have not been used for ${RETENTION_DAYS.guest_account} days. For one year we record which account changed an order or reservation and when.`,
    ],
  },
  {
    heading: "Notifications",
    paragraphs: [
      `Only if you turn on notifications on your device do we store its address at your browser’s push service and its key (Art. 6 (1) (a) GDPR). The recipient is the maker of your browser: Google, Apple, Mozilla or Microsoft, also on servers in the USA. They know your device but cannot read the message: it is encrypted and contains only number, status and time. You can turn notifications off at any time with your order or in the account; we delete the address after ${RETENTION_DAYS.push_subscription} days at the latest.`,
    ],
  },
  {
    heading: "Security check",
    paragraphs: [
      "When the website opens, Google reCAPTCHA checks whether an order comes from a human. Google receives your IP address and details about your browser. This protects us from fake orders (Art. 6 (1) (f) GDPR, section 25 (2) no. 2 TDDDG). You can skip the check, read the menu and order by telephone.",
    ],
  },
  {
    heading: "Protection against abuse",
    paragraphs: [
      `We store when an account, a phone number or an email address was used to order or book, so that nobody floods us with fake orders. We delete this after ${RETENTION_DAYS.limit} days. Guests who do not keep to agreements can be excluded from online orders for at most one year; we keep the reason for as long. The legal basis is our legitimate interest (Art. 6 (1) (f) GDPR).`,
    ],
  },
  {
    heading: "Error reports",
    paragraphs: [
      "If an error occurs on this website, your browser sends us a short report: the error message, its place in the program, the page and the kind of browser, without names, addresses or anything you typed. This is how we find and fix errors (Art. 6 (1) (f) GDPR).",
    ],
  },
  {
    heading: "Who processes data for us",
    paragraphs: [
      "This website runs on Firebase by Google (Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland). Google processes the data on our behalf (Art. 28 GDPR):",
    ],
    list: [
      "Firebase Hosting delivers the pages and sees your IP address in the process.",
      "Cloud Firestore and Cloud Functions store and check orders in Frankfurt am Main (europe-west3).",
      "Cloud Storage delivers photographs of dishes and sees your IP address in the process.",
      "Firebase Authentication manages sign-in, including on servers in the USA.",
      "Firebase App Check and Google reCAPTCHA check whether requests come from this website.",
      "An email service sends confirmations if you provide an email address.",
    ],
  },
  {
    heading: "Transfer to the USA",
    paragraphs: [
      "Google is certified under the EU-US Data Privacy Framework; standard contractual clauses apply in addition.",
    ],
  },
  ...(facts.sisters.length > 0
    ? [
        {
          heading: "Location and cart for our other restaurants",
          paragraphs: [
            "Only if you tap the button and your browser has your permission do we find the nearest town from your location. This happens on your device; the location is neither stored nor transmitted.",
            "The link to another of our restaurants carries the language, dishes and quantities, and nothing else.",
          ],
        },
      ]
    : []),
  {
    heading: "What is stored in your browser",
    paragraphs: [
      "Only what the website needs to work (section 25 (2) no. 2 TDDDG), which is why we do not ask for consent:",
    ],
    list: [
      "Cart, language, favourites, filters, postal code and whether you last picked up your order, until you change them or clear your browser.",
      "Name, phone number and addresses for filling in forms, if you choose so when ordering, until you remove them or sign out.",
      "What you typed into a form, until you close the tab.",
      "An order or reservation that has just been sent, until we know whether it arrived.",
      "A copy of the menu, so that it appears fast and without a connection.",
      "That you do not want the website on your home screen, if you choose so.",
      "Whether you want notifications, until you sign out.",
      "Your sign-in, until you sign out.",
      "The result of the security check, for a few days at most.",
    ],
  },
  {
    heading: "Your rights",
    paragraphs: [
      "You have the right to access, rectification, erasure, restriction of processing and data portability. You can object to processing based on legitimate interests.",
      "A phone call is enough: we find what is stored about your phone number or email address, hand it to you as a file or erase it. What is still open, such as an order on its way, is erased once it has ended; of finished orders only dishes and amounts remain. You can download and delete your account and its data yourself on the page “Account”.",
      "You can complain to the Bavarian State Office for Data Protection Supervision, Promenade 18, 91522 Ansbach, Germany.",
    ],
  },
];

function timeLimitDe(hours: number): string {
  if (hours === 0) return "zum Beginn";
  return `${hours === 1 ? "eine Stunde" : `${hours} Stunden`} vor Beginn`;
}

function timeLimitEn(hours: number): string {
  if (hours === 0) return "by the start";
  return `at least ${hours === 1 ? "one hour" : `${hours} hours`} before the start`;
}

const termsDe: LegalText = (facts) => [
  {
    heading: "1. Mit wem Sie einen Vertrag schließen",
    paragraphs: [
      `Diese Bedingungen gelten für Bestellungen und Anzahlungen über diese Website bei ${facts.title}, Inhaber ${facts.owner}, ${facts.address}.`,
    ],
  },
  {
    heading: "2. Wie der Vertrag zustande kommt",
    paragraphs: [
      "Sie legen Gerichte in den Warenkorb, machen Ihre Angaben und können alles bis zuletzt prüfen und ändern. Mit „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Die Anzeige, dass Ihre Bestellung eingegangen ist, ist noch keine Annahme.",
      `Der Vertrag kommt zustande, wenn wir die Bestellung annehmen und eine Uhrzeit nennen; Sie sehen das auf der Seite Ihrer Bestellung. Antworten wir nicht innerhalb von ${ANSWER_WITHIN_MINUTES} Minuten unserer Öffnungszeit, verfällt Ihr Angebot.`,
      "Bis zur Annahme und noch zwei Minuten danach können Sie auf der Seite Ihrer Bestellung kostenlos stornieren.",
    ],
  },
  {
    heading: "3. Preise",
    paragraphs: [
      "Alle Preise sind Endpreise in Euro inklusive Mehrwertsteuer. Liefergebühr und Pfand werden vor dem Absenden einzeln ausgewiesen. Für keine Zahlungsart berechnen wir einen Aufschlag.",
      ...(facts.pickupDiscount
        ? [`Bei Abholung geben wir ${facts.pickupDiscount} Rabatt auf Speisen und Getränke.`]
        : []),
    ],
  },
  {
    heading: "4. Bezahlung",
    paragraphs: [
      facts.areas.length > 0
        ? "Sie bezahlen bar oder mit Karte, bei der Lieferung an der Tür oder bei der Abholung."
        : "Sie bezahlen bar oder mit Karte, bei der Abholung.",
      ...(facts.paysOnline
        ? [
            "Wenn wir es im Bestellvorgang anbieten, können Sie auch online auf der Seite des Zahlungsdienstes Stripe bezahlen. Ihre Bestellung erreicht uns dann erst mit der Zahlung. Je nach Zahlungsart wird der Betrag zunächst nur reserviert oder sofort abgebucht. Kommt kein Vertrag zustande, heben wir die Reservierung auf oder erstatten den Betrag.",
          ]
        : []),
    ],
  },
  ...(facts.areas.length > 0
    ? [
        {
          heading: "5. Lieferung",
          paragraphs: [
            `Wir liefern in die folgenden Orte ab dem genannten Bestellwert. Liefergebühr nach Entfernung: ${facts.fees.join(", ")}.`,
          ],
          list: facts.areas,
        },
      ]
    : [
        {
          heading: "5. Abholung",
          paragraphs: ["Wir liefern nicht. Sie holen Ihre Bestellung bei uns ab."],
        },
      ]),
  {
    heading: "6. Kein Widerrufsrecht",
    paragraphs: [
      "Speisen und Getränke bereiten wir frisch für Sie zu, sie verderben schnell. Deshalb gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1, 2 und 9 BGB).",
    ],
  },
  {
    heading: "7. Allergene und Jugendschutz",
    paragraphs: [
      "Allergene und Zusatzstoffe stehen bei jedem Gericht. Alkoholische Getränke geben wir nur an Personen ab, die alt genug sind; wir dürfen uns den Ausweis zeigen lassen.",
    ],
  },
  {
    heading: "8. Wenn etwas nicht stimmt",
    paragraphs: [
      `Es gelten die gesetzlichen Gewährleistungsrechte. Rufen Sie uns am besten gleich an: ${facts.phones}.`,
    ],
  },
  {
    heading: "9. Sprache und Speicherung",
    paragraphs: [
      "Verträge schließen wir auf Deutsch oder Englisch. Wir speichern Ihre Bestellung; Sie können sie unter „Meine Bestellungen“ ansehen. Diesen Text können Sie ausdrucken und speichern.",
    ],
  },
  ...(facts.deposit
    ? [
        {
          heading: "10. Anzahlung für einen Tisch",
          paragraphs: [
            `Ab ${facts.deposit.guests} Personen nehmen wir für einen Tisch eine Anzahlung von ${facts.deposit.amountAPerson} pro Person. Sie bezahlen sie nach „Zahlungspflichtig reservieren“ auf der Seite des Zahlungsdienstes Stripe; der Betrag wird sofort abgebucht. So lange halten wir den Tisch für Sie frei, höchstens zehn Minuten. Wir rechnen die Anzahlung auf Ihre Rechnung an.`,
            `Wir erstatten sie vollständig, wenn Sie bis ${timeLimitDe(facts.deposit.freeUntilHours)} stornieren, ebenso wenn wir die Reservierung ablehnen, absagen oder nicht beantworten. Verlegen Sie die Reservierung innerhalb dieser Frist, richtet sich die Frist nach dem neuen Termin.`,
            "Stornieren Sie später oder kommt niemand, behalten wir sie als pauschalen Schadensersatz. Sie können nachweisen, dass uns kein oder ein geringerer Schaden entstanden ist.",
          ],
        },
      ]
    : []),
];

const termsEn: LegalText = (facts) => [
  {
    heading: "1. Who your contract is with",
    paragraphs: [
      `These terms apply to orders and deposits placed through this website with ${facts.title}, owner ${facts.owner}, ${facts.address}.`,
    ],
  },
  {
    heading: "2. How the contract is formed",
    paragraphs: [
      "You add dishes to the cart, enter your details and can check and change everything until the end. By clicking “Order with obligation to pay”, you make a binding offer. The notice that your order has been received is not yet an acceptance.",
      `The contract is formed when we accept the order and give a time; you will see this on the page of your order. If we do not answer within ${ANSWER_WITHIN_MINUTES} minutes of our opening hours, your offer lapses.`,
      "Until acceptance and for two minutes afterwards you can cancel free of charge on the page of your order.",
    ],
  },
  {
    heading: "3. Prices",
    paragraphs: [
      "All prices are final prices in euros including VAT. Delivery fees and deposits are shown separately before you send the order. No payment method costs extra.",
      ...(facts.pickupDiscount
        ? [`For pickup we take ${facts.pickupDiscount} off food and drinks.`]
        : []),
    ],
  },
  {
    heading: "4. Payment",
    paragraphs: [
      facts.areas.length > 0
        ? "You pay in cash or by card, at the door or on pickup."
        : "You pay in cash or by card, on pickup.",
      ...(facts.paysOnline
        ? [
            "Where the checkout offers it, you can also pay online on the page of the payment service Stripe. Your order then reaches us only with the payment. Depending on the method, the amount is reserved at first or charged at once. If no contract is formed, we release the hold or refund the amount.",
          ]
        : []),
    ],
  },
  ...(facts.areas.length > 0
    ? [
        {
          heading: "5. Delivery",
          paragraphs: [
            `We deliver to the following places for orders from the value stated. Delivery fees by distance: ${facts.fees.join(", ")}.`,
          ],
          list: facts.areas,
        },
      ]
    : [
        {
          heading: "5. Pickup",
          paragraphs: ["We do not deliver. You collect your order from us."],
        },
      ]),
  {
    heading: "6. No right of withdrawal",
    paragraphs: [
      "We prepare food and drinks freshly for you, and they spoil quickly. There is therefore no right of withdrawal (section 312g (2) nos. 1, 2 and 9 of the German Civil Code).",
    ],
  },
  {
    heading: "7. Allergens and protection of minors",
    paragraphs: [
      "Allergens and additives are stated with every dish. We hand over alcoholic drinks only to people who are old enough; we may ask to see identification.",
    ],
  },
  {
    heading: "8. If something is wrong",
    paragraphs: [
      `Statutory warranty rights apply. It is best to call us right away: ${facts.phones}.`,
    ],
  },
  {
    heading: "9. Language and storage",
    paragraphs: [
      "Contracts are made in German or English. We store your order; you can see it under “My orders”. You can print and save this text.",
    ],
  },
  ...(facts.deposit
    ? [
        {
          heading: "10. Deposit for a table",
          paragraphs: [
            `From ${facts.deposit.guests} guests on we take a deposit of ${facts.deposit.amountAPerson} per person for a table. You pay it after “Book with obligation to pay” on the page of the payment service Stripe; the amount is charged at once. Until then we hold the table for you, for ten minutes at most. We deduct the deposit from your bill.`,
            `We refund it in full if you cancel ${timeLimitEn(facts.deposit.freeUntilHours)}, and also if we decline, cancel or do not answer the reservation. If you move the reservation within this time limit, the limit follows the new start.`,
            "If you cancel later or nobody comes, we keep it as lump-sum damages. You may prove that we suffered no damage or less.",
          ],
        },
      ]
    : []),
];

const accessibilityDe: LegalText = (facts) => [
  {
    heading: "Was diese Website bietet",
    paragraphs: [
      `Auf dieser Website können Sie die Speisekarte von ${facts.title} lesen, Speisen zur Abholung oder Lieferung bestellen und Ihre Bestellung verfolgen.`,
    ],
  },
  {
    heading: "Stand der Barrierefreiheit",
    paragraphs: [
      "Die Website ist nach dem Barrierefreiheitsstärkungsgesetz (BFSG) und den Richtlinien WCAG 2.2, Stufe AA, gebaut. Das heißt vor allem:",
    ],
    list: [
      "Alles lässt sich mit der Tastatur bedienen; die Reihenfolge folgt dem Inhalt.",
      "Screenreader sagen Änderungen an, zum Beispiel bei Preisen, Fehlern und dem Stand der Bestellung.",
      "Texte haben genügend Kontrast, auch im Dunkelmodus, und lassen sich auf 200 % vergrößern.",
      "Animationen sind kurz und entfallen, wenn Sie das auf Ihrem Gerät so eingestellt haben.",
      "Fehler werden direkt am Feld erklärt und oben zusammengefasst; Ihre Eingaben bleiben erhalten.",
    ],
  },
  {
    heading: "Bekannte Einschränkungen",
    paragraphs: [
      "Die Sicherheitsprüfung mit Google reCAPTCHA läuft unsichtbar ab. Dauert sie zu lange, können Sie sie nach fünf Sekunden überspringen. Für eine Bestellung brauchen Sie dann ein Konto mit bestätigter E-Mail-Adresse oder das Telefon.",
      "Gedruckte Speisekarten im Restaurant gibt es nicht in Großdruck oder Braille. Wir lesen sie Ihnen gern vor.",
    ],
  },
  {
    heading: "Eine Barriere melden",
    paragraphs: [
      `Rufen Sie uns an: ${facts.phones}. Wir nehmen Ihre Bestellung dann auch gleich am Telefon auf.`,
    ],
  },
  {
    heading: "Zuständige Behörde",
    paragraphs: [
      "Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.",
    ],
  },
];

const accessibilityEn: LegalText = (facts) => [
  {
    heading: "What this website offers",
    paragraphs: [
      `On this website you can read the menu of ${facts.title}, order food for pickup or delivery and follow your order.`,
    ],
  },
  {
    heading: "Accessibility status",
    paragraphs: [
      "The website follows the German Accessibility Act (BFSG) and the WCAG 2.2 guidelines, level AA. Above all, this means:",
    ],
    list: [
      "Everything works with the keyboard; the focus order follows the content.",
      "Screen readers announce changes, for example to prices, errors and the status of an order.",
      "Text has enough contrast, in dark mode too, and can be enlarged to 200%.",
      "Animations are short, and switched off if your device is set to reduce motion.",
      "Errors are explained next to the field and summarised at the top; what you entered is kept.",
    ],
  },
  {
    heading: "Known limitations",
    paragraphs: [
      "The security check by Google reCAPTCHA runs invisibly. If it takes too long, you can skip it after five seconds. To order, you then need an account with a verified email address, or the telephone.",
      "Printed menus in the restaurant are not available in large print or braille. We are happy to read them to you.",
    ],
  },
  {
    heading: "Report a barrier",
    paragraphs: [`Call us: ${facts.phones}. We will take your order by telephone right away, too.`],
  },
  {
    heading: "Supervisory authority",
    paragraphs: [
      "Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg, Germany.",
    ],
  },
];

/** Titles and contents of the legal pages. */
export const legalTexts = defineTexts({
  de: {
    titles: {
      impressum: "Impressum",
      datenschutz: "Datenschutz",
      agb: "Allgemeine Geschäftsbedingungen",
      allergene: "Allergene und Zusatzstoffe",
      barrierefreiheit: "Barrierefreiheit",
    },
    pages: {
      impressum: imprintDe,
      datenschutz: privacyDe,
      agb: termsDe,
      barrierefreiheit: accessibilityDe,
    },
    links: {
      impressum: "Impressum",
      datenschutz: "Datenschutz",
      agb: "AGB",
      allergene: "Allergene",
      barrierefreiheit: "Barrierefreiheit",
    },
    navigation: "Rechtliche Seiten",
    overviewTitle: "Rechtliches",
    overview: (title: string) => `Alles, was bei ${title} gilt, auf fünf Seiten.`,
    summaries: {
      impressum: "Wer wir sind und wie Sie uns erreichen",
      datenschutz: "Welche Daten wir wofür verwenden und wie lange",
      agb: "Was für Ihre Bestellung gilt: Preise, Zahlung, Lieferung",
      allergene: "Was in unseren Gerichten steckt",
      barrierefreiheit: "Wie Sie die Website bedienen können und Barrieren melden",
    },
    notFoundTitle: "Diese Seite gibt es nicht",
    notFound: "Wählen Sie eine der Seiten in der Liste.",
    upTo: (km: string, fee: string) => `bis ${km} km ${fee}`,
    percent: (share: string) => `${share} %`,
    free: "kostenlos",
    from: (place: string, minimum: string) => `${place}: ab ${minimum}`,
    allergens: "Allergene",
    additives: "Zusatzstoffe",
    code: "Kürzel",
    meaning: "Bedeutung",
    others:
      "Für die übrigen der 14 Hauptallergene nach EU-Recht benutzen wir kein Kürzel, weil wir sie in keinem Gericht angegeben haben:",
    caution:
      "In unserer Küche kommen alle Zutaten nebeneinander vor; Spuren lassen sich nicht ausschließen. Fehlt bei einem Gericht die Angabe, heißt das nicht, dass es keine Allergene enthält – bitte fragen Sie uns.",
    dishes: "Alle Gerichte",
    dish: "Gericht",
    declared: "Kürzel",
    none: "keine deklariert",
    unknown: "nicht angegeben – bitte fragen",
    options: "mit Auswahl zusätzlich",
    allergenNames: { ...allergenTexts.de, gluten: "glutenhaltiges Getreide" },
  },
  en: {
    titles: {
      impressum: "Legal notice",
      datenschutz: "Privacy",
      agb: "Terms and conditions",
      allergene: "Allergens and additives",
      barrierefreiheit: "Accessibility",
    },
    pages: {
      impressum: imprintEn,
      datenschutz: privacyEn,
      agb: termsEn,
      barrierefreiheit: accessibilityEn,
    },
    links: {
      impressum: "Legal notice",
      datenschutz: "Privacy",
      agb: "Terms",
      allergene: "Allergens",
      barrierefreiheit: "Accessibility",
    },
    navigation: "Legal pages",
    overviewTitle: "Legal information",
    overview: (title: string) => `Everything that applies at ${title}, on five pages.`,
    summaries: {
      impressum: "Who we are and how to reach us",
      datenschutz: "Which data we use, what for, and for how long",
      agb: "What applies to your order: prices, payment, delivery",
      allergene: "What our dishes contain",
      barrierefreiheit: "How to use the website, and how to report barriers",
    },
    notFoundTitle: "This page does not exist",
    notFound: "Choose one of the pages in the list.",
    upTo: (km: string, fee: string) => `up to ${km} km ${fee}`,
    percent: (share: string) => `${share}%`,
    free: "free",
    from: (place: string, minimum: string) => `${place}: from ${minimum}`,
    allergens: "Allergens",
    additives: "Additives",
    code: "Code",
    meaning: "Meaning",
    others:
      "There are no codes for the rest of the 14 main allergens under EU law, because no dish declares them:",
    caution:
      "All ingredients are used side by side in our kitchen; traces cannot be ruled out. If nothing is declared for a dish, that does not mean it contains no allergens – please ask us.",
    dishes: "All dishes",
    dish: "Dish",
    declared: "Codes",
    none: "none declared",
    unknown: "not declared – please ask",
    options: "options may add",
    allergenNames: { ...allergenTexts.en, gluten: "cereals containing gluten" },
  },
});
