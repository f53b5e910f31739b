import { defineTexts } from "./define-texts";

/** Texts of the kitchen ticket. */
export const adminTicketTexts = defineTexts({
  de: {
    print: "Bon drucken",
    again: "Bon noch einmal drucken",
    printed: "gedruckt",
    copy: "NACHDRUCK – schon einmal gedruckt",
    ordered: (time: string) => `bestellt ${time} Uhr`,
    due: (moment: string) => `fertig bis ${moment} Uhr`,
    asap: "so bald wie möglich",
  },
  en: {
    print: "Print ticket",
    again: "Print the ticket again",
    printed: "printed",
    copy: "COPY – printed before",
    ordered: (time: string) => `ordered ${time}`,
    due: (moment: string) => `due ${moment}`,
    asap: "as soon as possible",
  },
});
