import { defineTexts } from "../define-texts";

/** Texts about messages on the guest's device. */
export const pushTexts = defineTexts({
  de: {
    title: "Benachrichtigungen",
    about: {
      order:
        "Wir sagen Ihnen auf diesem Gerät Bescheid, sobald Ihre Bestellung angenommen, fertig oder unterwegs ist – auch wenn diese Seite zu ist.",
      table:
        "Wir sagen Ihnen auf diesem Gerät Bescheid, sobald sich etwas ändert, und erinnern Sie am Tag davor – auch wenn diese Seite zu ist.",
      account:
        "Wir sagen Ihnen auf diesem Gerät Bescheid, wenn es Neues zu Ihren Bestellungen und Reservierungen gibt.",
    },
    turnOn: "Benachrichtigen",
    turningOn: "Wird eingeschaltet …",
    decline: "Nein, danke",
    on: "Dieses Gerät wird benachrichtigt, auch wenn diese Seite zu ist.",
    turnOff: "Abschalten",
    denied:
      "Ihr Browser erlaubt dieser Seite keine Benachrichtigungen. In den Einstellungen des Browsers können Sie das ändern.",
    unsupported: "Ihr Browser kann keine Benachrichtigungen empfangen.",
    ios: "Auf iPhone und iPad geht das nur vom Home-Bildschirm: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie die Seite von dort.",
    latest: "Den aktuellen Stand sehen Sie immer hier.",
    failed: "Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.",
  },
  en: {
    title: "Notifications",
    about: {
      order:
        "We let you know on this device as soon as your order is accepted, ready or on its way – even with this page closed.",
      table:
        "We let you know on this device when something changes, and remind you the day before – even with this page closed.",
      account:
        "We let you know on this device when there is news about your orders and reservations.",
    },
    turnOn: "Notify me",
    turningOn: "Turning on …",
    decline: "No, thanks",
    on: "This device is notified, even with this page closed.",
    turnOff: "Turn off",
    denied:
      "Your browser does not allow notifications from this page. You can change this in the browser’s settings.",
    unsupported: "Your browser cannot receive notifications.",
    ios: "On iPhone and iPad this works from the home screen only: tap “Share”, then “Add to Home Screen”, and open the page from there.",
    latest: "The latest status is always shown here.",
    failed: "That did not work. Please try again later.",
  },
});
