import { defineTexts } from "../define-texts";

/** Texts of the second factor: signing in with it and setting it up. */
export const secondFactorTexts = defineTexts({
  de: {
    title: "Code aus der Authenticator-App",
    hint: "Die App zeigt alle 30 Sekunden einen neuen.",
    code: "Code",
    incomplete: "Bitte geben Sie alle 6 Ziffern ein.",
    confirm: "Bestätigen",
    cancel: "Abbrechen",
    setupIntro:
      "Richten Sie eine Authenticator-App ein, zum Beispiel Google Authenticator, Microsoft Authenticator oder die Passwort-App Ihres Telefons. Bei jeder Anmeldung fragen wir dann zusätzlich nach ihrem Code.",
    start: "Einrichten",
    stepScan: "1. Scannen Sie diesen Code mit der App:",
    qrCode: "QR-Code für die Authenticator-App",
    openApp: "Ist die App auf diesem Gerät? Dann hier öffnen",
    enterKey: "Scannen geht nicht? Geben Sie diesen Schlüssel in der App ein:",
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
    incomplete: "Please enter all 6 digits.",
    confirm: "Confirm",
    cancel: "Cancel",
    setupIntro:
      "Set up an authenticator app, for example Google Authenticator, Microsoft Authenticator or the password app on your phone. At every sign-in we will also ask for its code.",
    start: "Set up",
    stepScan: "1. Scan this code with the app:",
    qrCode: "QR code for the authenticator app",
    openApp: "Is the app on this device? Open it here",
    enterKey: "Cannot scan? Enter this key in the app:",
    stepCode: "2. Enter the code that the app shows now:",
    finish: "Finish set-up",
    done: "Set up. Please sign in with the code once now.",
    existing: "Your authenticator app is set up. Please sign in with the code once.",
    signIn: "Go to sign-in",
  },
});
