import type { Reusable } from "@/domain/tenant/reusable.schema";
import { defineTexts } from "../../define-texts";

interface ReusableEditorTexts {
  readonly intro: string;
  readonly depositHint: string;
  readonly choices: Readonly<
    Record<Reusable, { readonly label: string; readonly description: string }>
  >;
}

const de: ReusableEditorTexts = {
  intro:
    "Wer Speisen in Kunststoff oder Getränke in Einwegbechern mitgibt, muss auch Mehrweg anbieten, nicht teurer und mit Hinweis (§§ 33, 34 VerpackG). Wer liefert, muss hier wählen. Gäste sehen den Hinweis auf der Startseite und beim Bestellen.",
  depositHint: "Leer: ohne Pfand. Gäste sehen den Betrag beim Bestellen.",
  choices: {
    offered: {
      label: "Wir bieten Mehrweg an",
      description:
        "Hinweis: „Speisen und Getränke in Mehrwegverpackungen erhältlich“. Sie nehmen eigene Behälter zurück.",
    },
    own_containers: {
      label: "Wir befüllen Behälter der Gäste",
      description:
        "Nur bis 5 Beschäftigte und 80 m², Lager- und Versandfläche mitgezählt. Hinweis: „Wir befüllen kundeneigene Mehrwegbehältnisse“.",
    },
    none_needed: {
      label: "Wir verpacken ohne Kunststoff",
      description:
        "Nur Pappe ohne Kunststoffschicht, Aluminium oder Ähnliches, und keine Einwegbecher. Kein Hinweis nötig.",
    },
    exempt: {
      label: "Für uns gilt die Pflicht nicht",
      description:
        "Aus einem anderen Grund, zum Beispiel weil alles fertig verpackt zu uns kommt. Kein Hinweis nötig.",
    },
  },
};

const en: ReusableEditorTexts = {
  intro:
    "Whoever hands out food in plastic or drinks in one-way cups must also offer reusable packaging, at no higher price and with a notice (VerpackG §§ 33, 34). Restaurants that deliver must choose here. Guests see the notice on the home page and at checkout.",
  depositHint: "Empty: no deposit. Guests see the amount when they order.",
  choices: {
    offered: {
      label: "We offer reusable packaging",
      description:
        "Notice: “Food and drinks available in reusable packaging”. You take your own containers back.",
    },
    own_containers: {
      label: "We fill containers of our guests",
      description:
        "Only with up to 5 employees and 80 m², storage and dispatch areas included. Notice: “We fill reusable containers that you bring”.",
    },
    none_needed: {
      label: "We pack without plastic",
      description:
        "Only cardboard without a plastic layer, aluminium or the like, and no one-way cups. No notice needed.",
    },
    exempt: {
      label: "The duty does not apply to us",
      description:
        "For another reason, for example because everything reaches us ready-packed. No notice needed.",
    },
  },
};

/** Texts of the choice of reusable packaging in the restaurant editor. */
export const reusableEditorTexts = defineTexts({ de, en });
