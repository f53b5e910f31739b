import { defineTexts } from "../../define-texts";

/** Texts around the preview of a dish. */
export const menuPreviewTexts = defineTexts({
  de: {
    title: "So sehen es Ihre Gäste",
    language: "Sprache der Vorschau",
    german: "Deutsch",
    english: "Englisch",
    scheme: "Farben der Vorschau",
    light: "Hell",
    dark: "Dunkel",
    view: "Ansicht",
    form: "Bearbeiten",
    preview: "Vorschau",
  },
  en: {
    title: "What your guests see",
    language: "Language of the preview",
    german: "German",
    english: "English",
    scheme: "Colours of the preview",
    light: "Light",
    dark: "Dark",
    view: "View",
    form: "Edit",
    preview: "Preview",
  },
});
