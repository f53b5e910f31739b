import type { Language } from "@/domain/text/language";
import type { Weekday } from "@/domain/time/week";
import { defineTexts } from "../define-texts";
import { weekdayTexts } from "../weekday-texts";

/** Texts of opening hours, address, map and delivery area. */
export const visitTexts = defineTexts({
  de: {
    dayRange: (days: readonly Weekday[]) => dayRange(days, "de"),
    closedDay: "geschlossen",
    today: "heute",
    usually: "sonst",
    phone: "Telefon",
    address: "Adresse",
    showOnMap: "Karte öffnen (OpenStreetMap)",
    visitTitle: "Besuchen Sie uns",
    hoursTitle: "Öffnungszeiten",
    specialDays: "Abweichende Öffnungszeiten",
    holidaysOpen: "An Feiertagen haben wir wie gewohnt geöffnet.",
    holidaysClosed: "An Feiertagen haben wir geschlossen.",
    areasTitle: "Liefergebiet",
    areasHelp:
      "Ob wir zu Ihnen liefern, sehen Sie mit Ihrer Postleitzahl oben auf dieser Seite oder im Warenkorb.",
    area: "Ort",
    areaMinimum: "Mindestbestellwert",
    otherAreas: "Alle anderen Orte im Liefergebiet",
    distance: "Entfernung",
    distanceUpTo: (km: string) => `bis ${km} km`,
    distanceFee: "Liefergebühr",
    free: "kostenlos",
    deliveryEnd: (minutes: number) =>
      `Lieferbestellungen nehmen wir bis ${minutes} Minuten vor Schließung an.`,
    sheetTitle: "Öffnungszeiten und Anfahrt",
    close: "Schließen",
    wayTitle: "So finden Sie uns",
    route: "Route planen (OpenStreetMap)",
    call: (phone: string) => `Anrufen: ${phone}`,
    map: "Karte der Umgebung, Norden ist oben",
    mapReach: (km: string) => `Wir liefern bis ${km} km.`,
    mapLegend: "Schematische Karte. Kreise zeigen die Entfernung.",
    km: (km: string) => `${km} km`,
  },
  en: {
    dayRange: (days: readonly Weekday[]) => dayRange(days, "en"),
    closedDay: "closed",
    today: "today",
    usually: "usually",
    phone: "Phone",
    address: "Address",
    showOnMap: "Open map (OpenStreetMap)",
    visitTitle: "Visit us",
    hoursTitle: "Opening hours",
    specialDays: "Special opening hours",
    holidaysOpen: "We are open as usual on public holidays.",
    holidaysClosed: "We are closed on public holidays.",
    areasTitle: "Delivery area",
    areasHelp:
      "Enter your postal code at the top of this page or in the cart to see whether we deliver to you.",
    area: "Town",
    areaMinimum: "Minimum order",
    otherAreas: "All other towns in the delivery area",
    distance: "Distance",
    distanceUpTo: (km: string) => `up to ${km} km`,
    distanceFee: "Delivery fee",
    free: "free",
    deliveryEnd: (minutes: number) =>
      `We accept delivery orders until ${minutes} minutes before closing.`,
    sheetTitle: "Opening hours and directions",
    close: "Close",
    wayTitle: "How to find us",
    route: "Plan your route (OpenStreetMap)",
    call: (phone: string) => `Call ${phone}`,
    map: "Map of the surroundings, north is up",
    mapReach: (km: string) => `We deliver up to ${km} km.`,
    mapLegend: "Schematic map. Circles show the distance.",
    km: (km: string) => `${km} km`,
  },
});

/** "Montag" or "Dienstag – Sonntag". */
function dayRange(days: readonly Weekday[], language: Language): string {
  const names = days.map((day) => weekdayTexts[language][day]);
  return names.length > 1 ? `${names[0]} – ${names.at(-1)}` : `${names[0]}`;
}
