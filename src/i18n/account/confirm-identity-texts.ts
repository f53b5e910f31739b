import { defineTexts } from "../define-texts";

/** Texts of signing in again before a protected call. */
export const confirmIdentityTexts = defineTexts({
  de: {
    title: "Bitte bestätigen Sie, dass Sie es sind",
    hint: "Zu Ihrem Schutz, weil Ihre Anmeldung schon länger her ist.",
    withPassword: "Bestätigen",
    wrongPassword: "Das Passwort stimmt nicht.",
    withGoogle: "Mit Google bestätigen",
    cancel: "Abbrechen",
  },
  en: {
    title: "Please confirm it is you",
    hint: "For your protection, because you signed in a while ago.",
    withPassword: "Confirm",
    wrongPassword: "The password is not correct.",
    withGoogle: "Confirm with Google",
    cancel: "Cancel",
  },
});
