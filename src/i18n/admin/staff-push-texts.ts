import { RETENTION_DAYS } from "@/domain/retention/retention";
import { defineTexts } from "../define-texts";

/** Texts about new orders on a device of the team. */
export const staffPushTexts = defineTexts({
  de: {
    title: "Neue Bestellungen melden",
    about:
      "Dieses Gerät meldet neue Bestellungen, wenn kein Bestellmonitor offen ist – auch wenn diese Seite zu ist.",
    privacy: `Dafür speichern wir die Adresse dieses Geräts beim Push-Dienst Ihres Browsers (Google, Apple, Mozilla oder Microsoft), bis Sie abschalten, höchstens ${RETENTION_DAYS.push_subscription} Tage; der Dienst kann die Meldung nicht lesen.`,
    turnOn: "Auf diesem Gerät melden",
    turningOn: "Wird eingeschaltet …",
    on: "Dieses Gerät meldet neue Bestellungen, wenn kein Bestellmonitor offen ist.",
    turnOff: "Abschalten",
    denied:
      "Ihr Browser erlaubt dieser Seite keine Benachrichtigungen. Erlauben Sie sie in den Einstellungen des Browsers und laden Sie die Seite neu.",
    unsupported: "Dieser Browser kann keine Benachrichtigungen empfangen.",
    ios: "Auf iPhone und iPad geht das nur vom Home-Bildschirm: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie die Verwaltung von dort.",
    failed:
      "Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  },
  en: {
    title: "New order alerts",
    about:
      "This device alerts you to new orders when no order board is open – even with this page closed.",
    privacy: `For this we store this device’s address at your browser’s push service (Google, Apple, Mozilla or Microsoft) until you turn it off, for at most ${RETENTION_DAYS.push_subscription} days; the service cannot read the alert.`,
    turnOn: "Alert on this device",
    turningOn: "Turning on …",
    on: "This device alerts you to new orders when no order board is open.",
    turnOff: "Turn off",
    denied:
      "Your browser does not allow notifications from this page. Allow them in the browser’s settings and reload the page.",
    unsupported: "This browser cannot receive notifications.",
    ios: "On iPhone and iPad this works from the home screen only: tap “Share”, then “Add to Home Screen”, and open the admin site from there.",
    failed: "That did not work. Please check your connection and try again.",
  },
});
