import { defineTexts } from "../../define-texts";

/** Texts of the month for the tax adviser. */
export const taxMonthTexts = defineTexts({
  de: {
    title: "Monat für die Steuerberatung (DATEV)",
    help: "Ein Buchungsstapel im DATEV-Format: jede abgeschlossene Bestellung je Steuersatz, jede Erstattung an ihrem Tag.",
    notIn:
      "Nicht enthalten sind Anzahlungen für Tische und Gebühren von Stripe: siehe Auszüge Ihres Stripe-Kontos.",
    month: "Monat",
    loading: "Der Monat wird berechnet …",
    failed: "Der Monat konnte nicht geladen werden.",
    sums: (rows: number, sales: string, refunded: string) =>
      `Buchungen: ${rows} · Umsatz: ${sales} · Erstattet: ${refunded}`,
    open: (orders: number) =>
      orders === 1
        ? "1 Bestellung ist noch offen und fehlt in der Datei."
        : `${orders} Bestellungen sind noch offen und fehlen in der Datei.`,
    never: "Für diesen Monat gibt es noch keine Datei.",
    last: (when: string, rows: number) => `Letzte Datei: ${when} (Buchungen: ${rows}).`,
    unchanged: "Seitdem unverändert.",
    changed: (rows: number) =>
      rows === 1 ? "Seitdem 1 Zeile geändert" : `Seitdem ${rows} Zeilen geändert`,
    columns: { change: "Änderung", day: "Tag", order: "Bestellung", amount: "Betrag" },
    added: { sale: "Verkauf neu", refund: "Erstattung neu" },
    removed: { sale: "Verkauf entfällt", refund: "Erstattung entfällt" },
    details: "Angaben der Steuerberatung",
    adviser: "Beraternummer",
    client: "Mandantennummer",
    chart: "Kontenrahmen",
    yearStart: "Erster Monat des Wirtschaftsjahrs",
    accounts: {
      food: "Erlöse 7 %",
      drinks: "Erlöse 19 %",
      cash: "Kasse",
      card: "Kartenzahlung",
      online: "Online-Zahlung",
      tips: "Online-Trinkgeld",
    },
    ranges: {
      adviser: "1001 bis 9999999",
      client: "1 bis 99999",
      year_starts_in: "1 bis 12",
      account: "4 bis 8 Ziffern, alle gleich lang",
    },
    invalid:
      "Bitte prüfen: Beraternummer 1001 bis 9999999, Mandantennummer 1 bis 99999, Monat 1 bis 12, Konten mit 4 bis 8 Ziffern, alle gleich lang.",
    download: "Datei herunterladen",
    notMade: "Die Datei wurde nicht erstellt. Bitte versuchen Sie es noch einmal.",
  },
  en: {
    title: "Month for the tax adviser (DATEV)",
    help: "A posting batch in DATEV format: every completed order by VAT rate, every refund on its day.",
    notIn:
      "Deposits for tables and Stripe’s fees are not included: see the statements of your Stripe account.",
    month: "Month",
    loading: "Preparing the month …",
    failed: "The month could not be loaded.",
    sums: (rows: number, sales: string, refunded: string) =>
      `Postings: ${rows} · Sales: ${sales} · Refunded: ${refunded}`,
    open: (orders: number) =>
      orders === 1
        ? "1 order is still open and not in the file."
        : `${orders} orders are still open and not in the file.`,
    never: "There is no file for this month yet.",
    last: (when: string, rows: number) => `Last file: ${when} (postings: ${rows}).`,
    unchanged: "Unchanged since then.",
    changed: (rows: number) =>
      rows === 1 ? "1 row changed since then" : `${rows} rows changed since then`,
    columns: { change: "Change", day: "Day", order: "Order", amount: "Amount" },
    added: { sale: "Sale added", refund: "Refund added" },
    removed: { sale: "Sale removed", refund: "Refund removed" },
    details: "Details from the tax adviser",
    adviser: "Adviser number",
    client: "Client number",
    chart: "Chart of accounts",
    yearStart: "First month of the financial year",
    accounts: {
      food: "Sales at 7%",
      drinks: "Sales at 19%",
      cash: "Cash",
      card: "Card",
      online: "Online payment",
      tips: "Online tips",
    },
    ranges: {
      adviser: "1001 to 9999999",
      client: "1 to 99999",
      year_starts_in: "1 to 12",
      account: "4 to 8 digits, all of the same length",
    },
    invalid:
      "Please check: adviser number 1001 to 9999999, client number 1 to 99999, month 1 to 12, accounts of 4 to 8 digits, all of the same length.",
    download: "Download the file",
    notMade: "The file was not made. Please try again.",
  },
});
