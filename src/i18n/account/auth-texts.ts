import { defineTexts } from "../define-texts";

/**
 * Messages for the identity provider's refusals. A wrong password and an unknown address have the
 * same text, which never reveals who has an account.
 */
export const authTexts = defineTexts({
  de: {
    WRONG_CREDENTIALS: "E-Mail-Adresse oder Passwort stimmt nicht. Bitte prüfen Sie beides.",
    USER_NOT_FOUND: "E-Mail-Adresse oder Passwort stimmt nicht. Bitte prüfen Sie beides.",
    EMAIL_IN_USE:
      "Mit diesen Angaben ließ sich kein neues Konto anlegen. Falls Sie schon eines haben, melden Sie sich an oder setzen Sie das Passwort zurück.",
    USER_DISABLED: "Dieses Konto ist gesperrt. Bitte rufen Sie uns an, dann klären wir das.",
    TOO_MANY_REQUESTS:
      "Zu viele Versuche hintereinander. Bitte warten Sie ein paar Minuten, oder setzen Sie das Passwort zurück.",
    NETWORK:
      "Keine Verbindung zum Anmeldedienst. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.",
    POPUP_BLOCKED:
      "Ihr Browser hat das Anmeldefenster blockiert. Erlauben Sie Pop-ups für diese Seite oder melden Sie sich mit E-Mail und Passwort an.",
    POPUP_CLOSED: "Das Anmeldefenster wurde geschlossen, bevor die Anmeldung fertig war.",
    WEAK_PASSWORD: "Dieses Passwort erfüllt die Vorgaben noch nicht.",
    INVALID_EMAIL: "Diese E-Mail-Adresse ist nicht gültig.",
    SECOND_FACTOR: "Geben Sie noch den Code aus Ihrer Authenticator-App ein.",
    WRONG_CODE: "Der Code stimmt nicht oder ist abgelaufen. Bitte geben Sie den neuesten ein.",
    SIGN_IN_AGAIN: "Ihre Anmeldung ist schon länger her. Bitte melden Sie sich neu an.",
    UNKNOWN: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  },
  en: {
    WRONG_CREDENTIALS: "The email address or password is incorrect. Please check both.",
    USER_NOT_FOUND: "The email address or password is incorrect. Please check both.",
    EMAIL_IN_USE:
      "We could not create a new account with these details. If you already have one, sign in or reset your password.",
    USER_DISABLED: "This account is locked. Please call us and we will sort it out.",
    TOO_MANY_REQUESTS:
      "Too many attempts in a row. Please wait a few minutes, or reset your password.",
    NETWORK:
      "No connection to the sign-in service. Please check your internet connection and try again.",
    POPUP_BLOCKED:
      "Your browser blocked the sign-in window. Allow pop-ups for this page, or sign in with email and password.",
    POPUP_CLOSED: "The sign-in window was closed before sign-in was complete.",
    WEAK_PASSWORD: "This password does not meet the requirements yet.",
    INVALID_EMAIL: "This email address is not valid.",
    SECOND_FACTOR: "Please also enter the code from your authenticator app.",
    WRONG_CODE: "The code is incorrect or has expired. Please enter the latest one.",
    SIGN_IN_AGAIN: "You signed in a while ago. Please sign in again.",
    UNKNOWN: "Something went wrong. Please try again.",
  },
});
