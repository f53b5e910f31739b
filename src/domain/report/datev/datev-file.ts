import { type Instant, toLocal } from "../../time/berlin-time";
import type { Booking } from "./booking.schema";
import { DATEV_COLUMNS } from "./datev-columns";
import type { DatevSettings } from "./datev-settings.schema";
import { monthRange } from "./month-range";

interface DatevFile {
  readonly settings: DatevSettings;
  /** `YYYY-MM`. */
  readonly month: string;
  /** Of the restaurant. */
  readonly title: string;
  readonly bookings: readonly Booking[];
  readonly now: Instant;
}

const LINE_END = "\r\n";

/**
 * A posting batch (Buchungsstapel) in the format that DATEV publishes on developer.datev.de: header
 * version 700, category 21, format version 13. Amounts are positive with a decimal comma; S or H says
 * on which side of `Konto` they stand. The VAT is in the amount: the accounts of sales take it out.
 * @returns characters up to U+00FF without those from U+0080 to U+009F, so that each is its byte in
 *   Windows-1252
 */
export function datevFile({ settings, month, title, bookings, now }: DatevFile): string {
  const headings = DATEV_COLUMNS.map(({ name }) => name).join(";");
  const rows = bookings.map((booking) => row(booking, settings));
  return [header({ settings, month, title, now }), headings, ...rows]
    .map((line) => line + LINE_END)
    .join("");
}

function header({ settings, month, title, now }: Omit<DatevFile, "bookings">): string {
  const { adviser, client, chart, accounts } = settings;
  const { from, to } = monthRange(month);
  const length = accounts.cash.length;
  return [
    ...[quoted("EXTF"), 700, 21, quoted("Buchungsstapel"), 13, madeAt(now)],
    ...["", quoted("RE"), quoted(""), quoted(""), adviser, client],
    ...[digits(yearStart(settings, month)), length, digits(from), digits(to)],
    ...[quoted(ansi(title).slice(0, 30)), quoted(""), 1, 0, 0, quoted("EUR")],
    ...["", quoted(""), "", "", quoted(chart), "", "", quoted(""), quoted("")],
  ].join(";");
}

function row(booking: Booking, { accounts }: DatevSettings): string {
  const { date, cents, money, item, order_id, refund_id, code, sold_on } = booking;
  const values: Readonly<Record<string, string>> = {
    "Umsatz (ohne Soll/Haben-Kz)": amount(Math.abs(cents)),
    "Soll/Haben-Kennzeichen": cents < 0 ? "H" : "S",
    "WKZ Umsatz": "EUR",
    Konto: accounts[money],
    "Gegenkonto (ohne BU-Schlüssel)": accounts[item],
    Belegdatum: date.slice(8) + date.slice(5, 7),
    "Belegfeld 1": `${digits(sold_on)}-${code}`,
    Buchungstext: bookingText(booking),
    "Zusatzinformation - Art 1": "Bestellung",
    "Zusatzinformation- Inhalt 1": order_id,
    ...(refund_id !== null && {
      "Zusatzinformation - Art 2": "Erstattung",
      "Zusatzinformation- Inhalt 2": refund_id,
    }),
  };
  return DATEV_COLUMNS.map(({ name, isText }) => {
    const value = values[name] ?? "";
    return isText ? quoted(value) : value;
  }).join(";");
}

const WORDS = {
  sale: { pickup: "Abholung", delivery: "Lieferung" },
  refund: { pickup: "Erstattung Abholung", delivery: "Erstattung Lieferung" },
} as const;

const ITEMS = { food: "7 %", drinks: "19 %", tips: "Trinkgeld" } as const;

/** In German, as the format is; at most 60 characters. */
function bookingText({ kind, type, code, item }: Booking): string {
  return `${WORDS[kind][type]} ${code} ${ITEMS[item]}`;
}

/** First day of the financial year of a month. */
function yearStart({ year_starts_in }: DatevSettings, month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const start = number < year_starts_in ? year - 1 : year;
  return `${start}-${String(year_starts_in).padStart(2, "0")}-01`;
}

function madeAt(now: Instant): string {
  const { date, time } = toLocal(now);
  const millis = now % 60_000;
  return digits(date) + digits(time) + String(millis).padStart(5, "0");
}

const digits = (text: string) => text.replace(/\D/g, "");
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const amount = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");

/** Letters outside Windows-1252 lose their accents; what has none becomes a question mark. */
function ansi(text: string): string {
  return Array.from(text, (letter) => {
    if (isAnsi(letter)) return letter;
    const plain = letter.normalize("NFD").charAt(0);
    return isAnsi(plain) ? plain : "?";
  }).join("");
}

const isAnsi = (letter: string) => /^[\x20-\x7e\xa0-\xff]$/.test(letter);
