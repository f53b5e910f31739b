import type { PhotoFailure } from "@/domain/photo/photo-failure";
import { defineTexts } from "../define-texts";

interface PhotoTexts {
  readonly title: string;
  readonly hint: string;
  readonly choose: string;
  readonly orDrop: string;
  readonly formats: string;
  readonly replace: string;
  readonly remove: string;
  readonly photoOf: (name: string) => string;
  readonly alt: string;
  readonly altHint: string;
  readonly configured: (name: string) => string;
  readonly missing: string;
  readonly crop: string;
  readonly cropHint: string;
  readonly part: string;
  readonly zoom: string;
  readonly horizontal: string;
  readonly vertical: string;
  readonly use: string;
  readonly uploading: (percent: number) => string;
  readonly converting: string;
  readonly failed: string;
  readonly failures: Readonly<Record<PhotoFailure, string>>;
}

/** Texts of the field for a photograph. */
export const photoTexts = defineTexts<PhotoTexts>({
  de: {
    title: "Foto",
    hint: "Ohne Foto sehen Gäste eine Zeichnung.",
    choose: "Foto wählen",
    orDrop: "oder hierher ziehen",
    formats: "JPEG, PNG, WebP oder AVIF, mindestens 320 Pixel breit",
    replace: "Anderes Foto wählen",
    remove: "Foto entfernen",
    photoOf: (name) => `Foto von ${name}`,
    alt: "Bildbeschreibung",
    altHint:
      "Für Gäste, die das Foto nicht sehen. Zum Beispiel: „Suppenschale mit Reisnudeln, Rindfleisch und Kräutern“.",
    configured: (name) => `Das Foto „${name}“ gehört zur Konfiguration der Website.`,
    missing: "Das Foto lässt sich gerade nicht laden.",
    crop: "Ausschnitt wählen",
    cropHint: "Ziehen Sie das Foto zurecht. So sehen es Ihre Gäste.",
    part: "Gewählter Ausschnitt",
    zoom: "Vergrößern",
    horizontal: "Nach links oder rechts",
    vertical: "Nach oben oder unten",
    use: "Übernehmen",
    uploading: (percent) => `Wird hochgeladen … ${percent} %`,
    converting: "Wird für alle Bildschirme umgerechnet …",
    failed: "Das Foto wurde nicht gespeichert.",
    failures: {
      format:
        "Dieses Format geht nicht. Speichern Sie das Foto als JPEG und versuchen Sie es noch einmal.",
      damaged: "Die Datei ist beschädigt. Bitte wählen Sie eine andere.",
      large: "Das Foto ist zu groß. Bitte wählen Sie ein kleineres.",
      small: "Das Foto ist zu klein. Es muss mindestens 320 Pixel breit sein.",
      shape: "Das Foto ist zu schmal oder zu breit.",
      offline:
        "Keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.",
      "not-allowed": "Für dieses Restaurant dürfen Sie keine Fotos hochladen.",
      "too-many":
        "Das waren viele Fotos auf einmal. Bitte versuchen Sie es in zehn Minuten noch einmal.",
      unknown: "Bitte versuchen Sie es noch einmal.",
    },
  },
  en: {
    title: "Photo",
    hint: "Without a photo, guests see a drawing.",
    choose: "Choose photo",
    orDrop: "or drop it here",
    formats: "JPEG, PNG, WebP or AVIF, at least 320 pixels wide",
    replace: "Choose another photo",
    remove: "Remove photo",
    photoOf: (name) => `Photo of ${name}`,
    alt: "Description of the picture",
    altHint:
      "For guests who cannot see the photo. For example: “Bowl of soup with rice noodles, beef and herbs”.",
    configured: (name) => `The photo “${name}” belongs to the configuration of the site.`,
    missing: "The photo cannot be loaded right now.",
    crop: "Choose the part to show",
    cropHint: "Drag the photo into place. Your guests see it like this.",
    part: "Selected part",
    zoom: "Zoom",
    horizontal: "Left or right",
    vertical: "Up or down",
    use: "Use this photo",
    uploading: (percent) => `Uploading … ${percent}%`,
    converting: "Converting for all screens …",
    failed: "The photo was not saved.",
    failures: {
      format: "This format is not supported. Save the photo as JPEG and try again.",
      damaged: "The file is damaged. Please choose another one.",
      large: "The photo is too large. Please choose a smaller one.",
      small: "The photo is too small. It must be at least 320 pixels wide.",
      shape: "The photo is too narrow or too wide.",
      offline: "No connection. Please try again when you are back online.",
      "not-allowed": "You may not upload photos for this restaurant.",
      "too-many": "That was a lot of photos at once. Please try again in ten minutes.",
      unknown: "Please try again.",
    },
  },
});
