import { defineTexts } from "../../define-texts";

/** Texts of the section "Über uns" in the restaurant editor. */
export const aboutEditorTexts = defineTexts({
  de: {
    intro:
      "Wer kocht bei Ihnen, und was macht Ihr Haus besonders? Gäste lesen es unter der Speisekarte. Ohne Eintrag entfällt der Abschnitt.",
    textHint: "Eine Leerzeile beginnt einen neuen Absatz.",
    people: "Menschen",
    photos: "Fotos",
    addPerson: "Person hinzufügen",
    addPhoto: "Foto hinzufügen",
    fields: {
      "about.text": "Text",
      "about.people.name": "Name",
      "about.people.role": "Aufgabe",
      "about.people.photo": "Foto",
      "about.people.photo.alt": "Bildbeschreibung",
      "about.people": "Menschen",
      "about.photos": "Fotos",
      "about.photos.alt": "Bildbeschreibung",
    },
  },
  en: {
    intro:
      "Who cooks, and what makes your house special? Guests read it below the menu. Without an entry, the section is left out.",
    textHint: "An empty line starts a new paragraph.",
    people: "People",
    photos: "Photos",
    addPerson: "Add a person",
    addPhoto: "Add a photo",
    fields: {
      "about.text": "Text",
      "about.people.name": "Name",
      "about.people.role": "Position",
      "about.people.photo": "Photo",
      "about.people.photo.alt": "Description of the picture",
      "about.people": "People",
      "about.photos": "Photos",
      "about.photos.alt": "Description of the picture",
    },
  },
});
