import { defineTexts } from "./define-texts";

/** Texts of the live switches on the order board. */
export const adminSwitchesTexts = defineTexts({
  de: {
    open: "Bestellungen an",
    pausedUntil: (time: string) => `Pause bis ${time} Uhr`,
    pause: "Keine Bestellungen annehmen für",
    minutes: (minutes: number) => (minutes < 60 ? `${minutes} min` : `${minutes / 60} h`),
    endPause: "Pause beenden",
    busy: "Viel los? Zeit, die Gäste länger warten",
    usual: "wie üblich",
    extra: (minutes: number) => `+${minutes} min`,
    saving: "Wird gespeichert …",
    failed: "Das hat nicht geklappt. Die Schalter stehen wie angezeigt.",
  },
  en: {
    open: "Orders on",
    pausedUntil: (time: string) => `Paused until ${time}`,
    pause: "Take no orders for",
    minutes: (minutes: number) => (minutes < 60 ? `${minutes} min` : `${minutes / 60} h`),
    endPause: "End the pause",
    busy: "Busy? Time guests wait longer",
    usual: "as usual",
    extra: (minutes: number) => `+${minutes} min`,
    saving: "Saving …",
    failed: "That did not work. The switches are as shown.",
  },
});
