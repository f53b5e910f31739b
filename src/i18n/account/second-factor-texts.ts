import { defineTexts } from "../define-texts";

/** Texts of the second factor: signing in with it and setting it up. */
export const secondFactorTexts = defineTexts({
  de: {
    title: "Code aus der Authenticator-App",
    hint: "Die App zeigt alle 30 Sekunden einen neuen.",
    code: "Code",
    confirm: "Bestätigen",
    cancel: "Abbrechen",
    setupIntro:
      "Richten Sie eine Authenticator-App ein, zum Beispiel Google Authenticator, Microsoft Authenticator oder die Passwort-App Ihres Telefons. Bei jeder Anmeldung fragen wir dann zusätzlich nach ihrem Code.",
    start: "Einrichten",
    stepKey: "1. Geben Sie diesen Schlüssel in der App ein:",
    openApp: "App auf diesem Gerät öffnen",
    stepCode: "2. Geben Sie den Code ein, den die App jetzt zeigt:",
    finish: "Einrichtung abschließen",
    done: "Eingerichtet. Bitte melden Sie sich jetzt einmal mit dem Code an.",
    existing:
      "Ihre Authenticator-App ist eingerichtet. Bitte melden Sie sich einmal mit dem Code an.",
    signIn: "Zur Anmeldung",
  },
  en: {
    title: "Code from your authenticator app",
    hint: "The app shows a new one every 30 seconds.",
    code: "Code",
    confirm: "Confirm",
    cancel: "Cancel",
    setupIntro:
      "Set up an authenticator app, for example Google Authenticator, Microsoft Authenticator or the password app on your phone. At every sign-in we will also ask for its code.",
    start: "Set up",
    stepKey: "1. Enter this key in the app:",
    openApp: "Open the app on this device",
    stepCode: "2. Enter the code that the app shows now:",
    finish: "Finish set-up",
    done: "Set up. Please sign in with the code once now.",
    existing: "Your authenticator app is set up. Please sign in with the code once.",
    signIn: "Go to sign-in",
  },
});
