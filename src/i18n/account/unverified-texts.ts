import { defineTexts } from "../define-texts";

/** Texts for guests whose browser was not verified, before they fill in a form. */
export const unverifiedTexts = defineTexts({
  de: {
    title: {
      order: "Ihre Bestellung lässt sich so noch nicht absenden",
      reservation: "Ihre Reservierung lässt sich so noch nicht absenden",
    },
    help: "Die Sicherheitsprüfung Ihres Browsers ist nicht abgeschlossen. Wiederholen Sie sie, melden Sie sich mit einer bestätigten E-Mail-Adresse an, oder rufen Sie uns an.",
    repeat: "Prüfung wiederholen",
    running: "Prüfung läuft …",
    failedAgain: "Die Prüfung ist wieder fehlgeschlagen.",
    passed: "Die Prüfung war erfolgreich.",
    signIn: "Anmelden",
    confirm: "E-Mail-Adresse bestätigen",
  },
  en: {
    title: {
      order: "Your order cannot be sent like this yet",
      reservation: "Your reservation cannot be sent like this yet",
    },
    help: "The security check of your browser is not complete. Repeat it, sign in with a verified email address, or call us.",
    repeat: "Repeat the check",
    running: "Checking …",
    failedAgain: "The check failed again.",
    passed: "Your browser is verified.",
    signIn: "Sign in",
    confirm: "Verify email address",
  },
});
