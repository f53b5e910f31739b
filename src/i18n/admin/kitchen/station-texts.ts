import { defineTexts } from "../../define-texts";

/** Texts of the kitchen's stations on the board. */
export const stationTexts = defineTexts({
  de: {
    screen: "Dieser Bildschirm zeigt",
    all: "Alle",
    chosen: (station: string) => `Ansicht: nur ${station}`,
    navigation: "Navigation",
    finish: (station: string) => `${station} fertig`,
    undo: (station: string) => `${station} doch nicht fertig`,
    done: "Hier fertig",
    nothingDone: "Noch nichts fertig",
    past: "Küche fertig",
    others: (dishes: number, stations: string) => `+ ${dishes} bei ${stations}`,
    packed: "Gepackt",
    progress: "Stationen",
    isDone: (station: string) => `${station} fertig`,
    isOpen: (station: string) => `${station} offen`,
  },
  en: {
    screen: "This screen shows",
    all: "All",
    chosen: (station: string) => `View: ${station} only`,
    navigation: "Navigation",
    finish: (station: string) => `${station} done`,
    undo: (station: string) => `${station} not done after all`,
    done: "Done here",
    nothingDone: "Nothing done yet",
    past: "Out of the kitchen",
    others: (dishes: number, stations: string) => `+ ${dishes} at ${stations}`,
    packed: "Packed",
    progress: "Stations",
    isDone: (station: string) => `${station} done`,
    isOpen: (station: string) => `${station} open`,
  },
});
