import { gunzipSync, gzipSync } from "node:zlib";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { type Booking, bookingSchema } from "@/domain/report/datev/booking.schema";
import {
  type DatevSettings,
  datevSettingsSchema,
} from "@/domain/report/datev/datev-settings.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** How many files of one month are remembered. */
const MAX_FILES = 50;

const fileSchema = z.object({ at: z.int(), rows: z.int(), digest: z.string() });

/** `digest` is the SHA-256 of the file's bytes. */
type MadeFile = z.infer<typeof fileSchema>;

const storedSchema = z.object({
  settings: datevSettingsSchema,
  /** The bookings of the last file: JSON, compressed, as base64. A month has thousands. */
  bookings: z.string(),
  /** The files made of the month, the last one at the end. */
  files: z.array(fileSchema).check(z.minLength(1)),
});

/** Stored record of the files of one month. */
interface TaxExport {
  readonly settings: DatevSettings;
  readonly bookings: readonly Booking[];
  readonly files: readonly MadeFile[];
}

const exports = () => database().collection("tax_exports");
const exportOf = (key: string, month: string) => exports().doc(`${key}_${month}`);

/** The files that were made of a month; null before the first. */
export async function readTaxExport(
  key: string,
  month: string,
  transaction?: Transaction,
): Promise<TaxExport | null> {
  const of = exportOf(key, month);
  const stored = parsed(await (transaction ? transaction.get(of) : of.get()));
  return stored && { ...stored, bookings: unpacked(stored.bookings) };
}

/** The settings of the restaurant's last file, of whatever month; null before the first. */
export async function readLastSettings(key: string): Promise<DatevSettings | null> {
  const last = exports().where("resto_key", "==", key).orderBy("at", "desc").limit(1);
  const [found] = (await last.get()).docs;
  return (found && parsed(found)?.settings) ?? null;
}

/** Keeps what a file of a month says, beside its earlier files. */
export function writeTaxExport(
  transaction: Transaction,
  of: { readonly resto_key: string; readonly month: string },
  { settings, bookings, files }: TaxExport,
  now: Instant,
): string {
  const document = exportOf(of.resto_key, of.month);
  transaction.set(document, {
    ...of,
    at: toTimestamp(now),
    settings,
    bookings: gzipSync(JSON.stringify(bookings)).toString("base64"),
    files: files.slice(-MAX_FILES).map((file) => ({ ...file, at: toTimestamp(file.at) })),
  });
  return document.path;
}

function parsed(document: DocumentSnapshot) {
  const data = plainData(document);
  return data && parsedOrNull(document.ref.path, storedSchema.safeParse(data));
}

function unpacked(bookings: string): Booking[] {
  const json = gunzipSync(Buffer.from(bookings, "base64")).toString();
  return z.array(bookingSchema).parse(JSON.parse(json));
}
