import type {
  HeadingFont,
  HeroComposition,
  Look,
  PageLayout,
  Tone,
} from "@/domain/tenant/look.schema";
import { defineTexts } from "../../define-texts";

interface LookTexts {
  readonly intro: string;
  readonly labels: Readonly<Record<Exclude<keyof Look, "drawings">, string>>;
  readonly layouts: Readonly<Record<PageLayout, string>>;
  readonly fonts: Readonly<Record<HeadingFont, string>>;
  readonly heroes: Readonly<Record<HeroComposition, string>>;
  readonly menus: Readonly<Record<Look["menu"], string>>;
  readonly tones: Readonly<Record<Tone, string>>;
}

const de: LookTexts = {
  intro: "Gäste sehen die Änderungen beim nächsten Öffnen der Website.",
  labels: {
    layout: "Aufbau der Seite",
    font: "Schrift der Überschriften",
    hero: "Kopf der Startseite",
    menu: "Speisekarte",
    tone: "Stil",
  },
  layouts: {
    classic: "Klassisch: Karten mit Bild und Text",
    story: "Bildergeschichte: große Bilder, Gericht für Gericht",
    list: "Kompakte Liste: alles auf einen Blick, ohne Zeichnungen",
    tasting: "Menükarte: zentriert, Gang für Gang",
  },
  fonts: {
    bricolage: "Kräftig und freundlich",
    fraunces: "Weiche Serifen, wie von Hand",
    baloo: "Rund und fröhlich",
    oswald: "Schmal und laut",
    josefin: "Geometrisch und leicht",
    playfair: "Elegant und kontrastreich",
    alegreya: "Bodenständige Serifen",
  },
  heroes: {
    drawing: "Farbfläche mit gezeichneten Gerichten",
    photo: "Foto über die ganze Breite",
    pattern: "Farbfläche mit Muster",
    split: "Heller Grund mit Farbkreis",
  },
  menus: { rows: "Zeilen mit kleinem Bild", tiles: "Kacheln mit großem Bild" },
  tones: {
    lively: "Lebhaft: große Schrift, runde Ecken",
    quiet: "Ruhig: feine Schrift, dünne Linien",
    rustic: "Rustikal: warmes Papier, feste Rahmen",
  },
};

const en: LookTexts = {
  intro: "Guests see the changes the next time they open the site.",
  labels: {
    layout: "Page layout",
    font: "Heading font",
    hero: "Top of the home page",
    menu: "Menu",
    tone: "Style",
  },
  layouts: {
    classic: "Classic: cards with a picture and text",
    story: "Picture story: large pictures, dish by dish",
    list: "Compact list: everything at a glance, without drawings",
    tasting: "Tasting menu: centred, course by course",
  },
  fonts: {
    bricolage: "Strong and friendly",
    fraunces: "Soft serifs, as if by hand",
    baloo: "Round and cheerful",
    oswald: "Narrow and loud",
    josefin: "Geometric and light",
    playfair: "Elegant, with contrast",
    alegreya: "Down-to-earth serifs",
  },
  heroes: {
    drawing: "Colour with drawn dishes",
    photo: "Photo across the page",
    pattern: "Colour with a pattern",
    split: "Light ground with a coloured disc",
  },
  menus: { rows: "Rows with a small picture", tiles: "Tiles with a large picture" },
  tones: {
    lively: "Lively: large type, round corners",
    quiet: "Quiet: fine type, thin lines",
    rustic: "Rustic: warm paper, sturdy frames",
  },
};

/** Texts of the restaurant's look in its editor. */
export const lookTexts = defineTexts({ de, en });
