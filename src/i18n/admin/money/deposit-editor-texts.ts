import { defineTexts } from "../../define-texts";

/** Texts of the deposit in the restaurant editor. */
export const depositEditorTexts = defineTexts({
  de: {
    title: "Anzahlung für große Gruppen",
    intro:
      "Der Tisch ist erst fest reserviert, wenn die Anzahlung online bezahlt ist. Sie wird auf die Rechnung angerechnet. Sagen Sie oder sagt der Gast rechtzeitig ab, geht sie ganz zurück. Bei später Absage oder wenn niemand kommt, behalten Sie sie als pauschalen Schadensersatz. Leere Felder: keine Anzahlung. Warteliste und telefonische Buchungen sind ausgenommen.",
    amountHint: "Höchstens so viel, wie Ihnen ein leerer Platz üblicherweise schadet.",
    offTitle: "Zurzeit wird keine Anzahlung verlangt",
    off: "Gäste können bei Ihnen noch nicht online bezahlen. Verbinden Sie dafür oben unter „Bezahlung“ Ihr Konto.",
  },
  en: {
    title: "Deposit for large parties",
    intro:
      "The table is booked only once the deposit is paid online. It is deducted from the bill. If you cancel, or the guest cancels in time, it goes back in full. If the guest cancels late or nobody comes, you keep it as lump-sum damages. Empty fields: no deposit. The waiting list and telephone bookings are exempt.",
    amountHint: "At most what an empty seat usually costs you.",
    offTitle: "No deposit is asked at the moment",
    off: "Guests cannot pay you online yet. Connect your account under “Payment” above.",
  },
});
