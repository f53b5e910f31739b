import { expect, test } from "vitest";
import type { Booking } from "@/domain/report/datev/booking.schema";
import { changedBookings } from "@/domain/report/datev/changed-bookings";
import { USUAL_ACCOUNTS } from "@/domain/report/datev/datev-accounts";
import { datevFile } from "@/domain/report/datev/datev-file";
import {
  type DatevSettings,
  datevSettingsSchema,
} from "@/domain/report/datev/datev-settings.schema";
import { isMonthOver, monthRange } from "@/domain/report/datev/month-range";
import { toInstant } from "@/domain/time/berlin-time";

const SETTINGS: DatevSettings = {
  ...{ adviser: 29098, client: 55003, chart: "03", year_starts_in: 1 },
  accounts: USUAL_ACCOUNTS["03"],
};

const SALE: Booking = {
  ...{ date: "2027-03-28", sold_on: "2027-03-28", order_id: "0f5c", code: "K7QM" },
  ...{ type: "delivery", kind: "sale", refund_id: null, money: "online", item: "food" },
  cents: 123_405,
};

const REFUND: Booking = {
  ...SALE,
  ...{ date: "2027-03-30", kind: "refund", refund_id: "9a1e", item: "drinks", cents: -50 },
};

const NOW = toInstant("2027-04-02", 9 * 60 + 5) + 7_089;

function linesOf(more: Partial<Parameters<typeof datevFile>[0]> = {}): string[] {
  const of = { settings: SETTINGS, month: "2027-03", title: 'Phở "Ba" Đức', now: NOW };
  return datevFile({ ...of, bookings: [SALE, REFUND], ...more }).split("\r\n");
}

test("the header is that of a posting batch, field by field", () => {
  // As in DATEV's own sample: 31 fields, texts quoted, dates and numbers not.
  expect(linesOf()[0]).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20270402090507089;;"RE";"";"";29098;55003;20270101;4;' +
      '20270301;20270331;"Pho ""Ba"" ?uc";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  );
});

test("the financial year begins in the month that the adviser names", () => {
  const startOf = (month: string) =>
    linesOf({ month, settings: { ...SETTINGS, year_starts_in: 7 } })[0]?.split(";")[12];
  expect(startOf("2027-06")).toBe("20260701");
  expect(startOf("2027-07")).toBe("20270701");
});

test("every row has the 125 columns, and names its order and refund", () => {
  const [, headings = "", sale = "", refund = "", end] = linesOf();
  const names = headings.split(";");
  expect(names).toHaveLength(125);
  expect(new Set(names).size).toBe(125);
  const filled = (row: string) =>
    Object.fromEntries(
      row
        .split(";")
        .map((value, index) => [names[index], value] as const)
        .filter(([, value]) => value !== "" && value !== '""'),
    );
  expect(sale.split(";")).toHaveLength(125);
  expect(filled(sale)).toEqual({
    "Umsatz (ohne Soll/Haben-Kz)": "1234,05",
    "Soll/Haben-Kennzeichen": '"S"',
    "WKZ Umsatz": '"EUR"',
    Konto: "1360",
    "Gegenkonto (ohne BU-Schlüssel)": "8300",
    Belegdatum: "2803",
    "Belegfeld 1": '"20270328-K7QM"',
    Buchungstext: '"Lieferung K7QM 7 %"',
    "Zusatzinformation - Art 1": '"Bestellung"',
    "Zusatzinformation- Inhalt 1": '"0f5c"',
  });
  expect(filled(refund)).toMatchObject({
    "Umsatz (ohne Soll/Haben-Kz)": "0,50",
    "Soll/Haben-Kennzeichen": '"H"',
    "Gegenkonto (ohne BU-Schlüssel)": "8400",
    Belegdatum: "3003",
    "Belegfeld 1": '"20270328-K7QM"',
    Buchungstext: '"Erstattung Lieferung K7QM 19 %"',
    "Zusatzinformation- Inhalt 2": '"9a1e"',
  });
  expect(end).toBe("");
});

test("every character is its byte in Windows-1252", () => {
  const file = linesOf({ title: "Café Größe – 寿司 €" }).join("\r\n");
  expect(new TextDecoder("windows-1252").decode(Buffer.from(file, "latin1"))).toBe(file);
  expect(file).toContain('"Café Größe ? ?? ?"');
});

test("settings outside DATEV's ranges, and accounts of different lengths, are refused", () => {
  expect(datevSettingsSchema.safeParse(SETTINGS).success).toBe(true);
  const accounts = { ...SETTINGS.accounts, cash: "10000" };
  const wrong = [{ adviser: 1000 }, { client: 0 }, { client: 100_000 }, { accounts }];
  for (const each of wrong) {
    expect(datevSettingsSchema.safeParse({ ...SETTINGS, ...each }).success).toBe(false);
  }
});

test("changes between two files are the rows that only one of them has, and their number", () => {
  const changed = { ...SALE, cents: 100 };
  expect(changedBookings([SALE, SALE, REFUND], [SALE, REFUND, changed])).toEqual({
    added: [changed],
    removed: [SALE],
  });
});

test("a month is over an hour after its last midnight, also when the clock changes", () => {
  expect(monthRange("2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(isMonthOver("2027-10", toInstant("2027-11-01", 59))).toBe(false);
  expect(isMonthOver("2027-10", toInstant("2027-11-01", 60))).toBe(true);
});
