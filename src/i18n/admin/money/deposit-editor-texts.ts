import { defineTexts } from "../../define-texts";

/** Texts of the deposit in the restaurant editor. */
export const depositEditorTexts = defineTexts({
  de: {
    title: "Anzahlung für große Gruppen",
    intro:
      "Der Tisch ist erst mit der bezahlten Anzahlung fest reserviert; sie wird auf die Rechnung angerechnet. Sagen Sie ab oder storniert der Gast rechtzeitig, geht sie ganz zurück; sonst behalten Sie sie als pauschalen Schadensersatz. Leer: keine Anzahlung. Warteliste und Telefon sind ausgenommen.",
    amountHint: "Höchstens so viel, wie Ihnen ein leerer Platz üblicherweise schadet.",
    offTitle: "Zurzeit wird keine Anzahlung verlangt",
    off: "Gäste können bei Ihnen noch nicht online bezahlen. Verbinden Sie dafür oben unter „Bezahlung“ Ihr Konto.",
  },
  en: {
    title: "Deposit for large parties",
    intro:
      "The table is booked only once the deposit is paid; it is deducted from the bill. If you cancel, or the guest cancels in time, it is refunded in full; otherwise you keep it as lump-sum damages. Empty: no deposit. Waitlist and telephone are exempt.",
    amountHint: "At most what an empty seat usually costs you.",
    offTitle: "No deposit is required at the moment",
    off: "Guests cannot pay you online yet. Connect your account under “Payment” above.",
  },
});
