import { defineTexts } from "../define-texts";

/** Texts about a staff member's own account: access without effect, devices, second factor. */
export const sessionTexts = defineTexts({
  de: {
    title: "Ihr Konto",
    intro: (email: string) => `Angemeldet als ${email}.`,
    waitingTitle: "Ihr Zugang wartet noch",
    waiting:
      "Sie haben einen Zugang bekommen. Er gilt, sobald Ihre E-Mail-Adresse bestätigt ist – diese Seite öffnet sich dann automatisch.",
    otherAddressTitle: "Der Zugang gilt für eine andere Adresse",
    otherAddress: (email: string) =>
      `Ihr Konto hat jetzt die Adresse ${email}. Ihr Zugang gehört zu einer anderen Adresse und gilt für die neue nicht. Bitten Sie die Gesamtverwaltung, die neue Adresse einzuladen.`,
    endedTitle: "Auf allen Geräten abgemeldet",
    ended: "Dieses Konto wurde auf allen Geräten abgemeldet. Bitte melden Sie sich neu an.",
    signInAgain: "Neu anmelden",
    signOutFailed: "Die Abmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    factorTitle: "Zweiter Faktor nötig",
    factor: "Für Leitung und Gesamtverwaltung reicht das Passwort allein nicht.",
    secondFactor: "Zweiter Faktor",
    devices: "Geräte",
    shared: "Benutzen mehrere Personen dieses Gerät?",
    sharedHint:
      "Bei „Ja“ meldet sich dieses Gerät ab, wenn niemand die Verwaltung benutzt. Bestellungen, Tische und Übersicht bleiben offen. Entwürfe gehen nicht verloren.",
    sharedOff: "Nein, angemeldet bleiben",
    sharedMinutes: (minutes: number) => `Ja, nach ${minutes} Minuten abmelden`,
    sharedSaved: "Gilt ab sofort auf diesem Gerät.",
    idleTitle: "Sind Sie noch da?",
    idle: "In weniger als einer Minute melden wir Sie ab. Ihr Entwurf bleibt erhalten.",
    idleStay: "Angemeldet bleiben",
    idleEnded:
      "Sie wurden abgemeldet, weil niemand dieses Gerät benutzt hat. Ihr Entwurf ist noch da.",
    lockedTitle: "Bitte bestätigen Sie, dass Sie es sind",
    locked: "Dieses Gerät benutzen mehrere Personen.",
  },
  en: {
    title: "Your account",
    intro: (email: string) => `Signed in as ${email}.`,
    waitingTitle: "Your access is waiting",
    waiting:
      "You have been given access. It takes effect once your email address is confirmed – this page then opens automatically.",
    otherAddressTitle: "Access belongs to another address",
    otherAddress: (email: string) =>
      `Your account now has the address ${email}. Your access belongs to another address and does not apply to the new one. Please ask a super-administrator to invite the new address.`,
    endedTitle: "Signed out on all devices",
    ended: "This account was signed out on all devices. Please sign in again.",
    signInAgain: "Sign in again",
    signOutFailed: "You could not be signed out. Please try again.",
    factorTitle: "Second factor required",
    factor: "For managers and super-administrators, a password alone is not enough.",
    secondFactor: "Second factor",
    devices: "Devices",
    shared: "Do several people use this device?",
    sharedHint:
      "With “Yes”, this device signs out when nobody uses the admin pages. Orders, tables and overview stay open. Drafts are not lost.",
    sharedOff: "No, stay signed in",
    sharedMinutes: (minutes: number) => `Yes, sign out after ${minutes} minutes`,
    sharedSaved: "Applies to this device from now on.",
    idleTitle: "Are you still there?",
    idle: "You will be signed out in less than a minute. Your draft is kept.",
    idleStay: "Stay signed in",
    idleEnded: "You were signed out because nobody used this device. Your draft is still here.",
    lockedTitle: "Please confirm it is you",
    locked: "Several people use this device.",
  },
});
