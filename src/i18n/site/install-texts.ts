import { defineTexts } from "../define-texts";

/** Texts that offer regulars the site on their home screen. */
export const installTexts = defineTexts({
  de: {
    title: (restaurant: string) => `${restaurant} auf Ihrem Startbildschirm`,
    text: "Beim nächsten Mal sind Sie mit einem Tippen bei uns – ohne App-Store, ohne Suchen.",
    install: "Hinzufügen",
    onIos: "Tippen Sie im Browser auf „Teilen“ und dann auf „Zum Home-Bildschirm“.",
    decline: "Nein, danke",
  },
  en: {
    title: (restaurant: string) => `${restaurant} on your home screen`,
    text: "Next time you are one tap away – no app store, no searching.",
    install: "Add",
    onIos: "Tap “Share” in your browser, then “Add to Home Screen”.",
    decline: "No, thanks",
  },
});
