import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseMenu } from "@/domain/menu/stored-menu";
import { menuCsv } from "@/domain/menu/transfer/menu-csv";
import { orderSchema } from "@/domain/order/order.schema";
import { reservationSchema } from "@/domain/reservation/reservation.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { withInstants } from "@/domain/stored-data/with-instants";
import { parseRestaurant } from "@/domain/tenant/stored-restaurant";
import { type CsvCell, GERMAN_CSV, writeCsv } from "@/domain/text/write-csv";
import type { PlainFields } from "../firebase/firestore-value";
import { type Project, readDocument } from "../firebase/project";
import { readDocuments } from "../firebase/read-documents";
import { CommandError } from "../lib/command-error";
import { exportPhoto, photosOf } from "./export-photographs";
import { JsonListFile } from "./json-list-file";
import { ORDER_COLUMNS, orderCells } from "./order-csv";
import { RESERVATION_COLUMNS, reservationCells } from "./reservation-csv";

/** Fields that belong to the guest's account and to the protocol, not to the restaurant. */
const INTERNAL_FIELDS = ["creator_uid", "request_hash", "contact_keys"];

export interface ExportOptions {
  readonly project: Project;
  /** See `bucketUrl`. */
  readonly bucket: string;
  readonly key: string;
  /** Does not exist yet. */
  readonly folder: string;
}

/** Number of exported documents and files, and what could not be exported as wanted. */
export interface ExportResult {
  readonly orders: number;
  readonly reservations: number;
  readonly photographs: number;
  readonly problems: readonly string[];
}

/**
 * Writes what belongs to a restaurant into a folder: restaurant, menu and availability as JSON, the
 * dishes as CSV, orders and reservations as JSON and CSV, photographs. Changes nothing.
 * @throws CommandError for a key that is not stored, or if the project refuses
 */
export async function writeRestaurantExport(options: ExportOptions): Promise<ExportResult> {
  const { project, key, folder } = options;
  const read = async (path: string) => (await readDocument(project, path))?.data ?? null;
  const [restaurant, menu, availability] = await Promise.all([
    read(`public/${key}`),
    read(`menus/${key}`),
    read(`availability/${key}`),
  ]);
  if (!restaurant) throw new CommandError(await unknownKey(project, key));

  mkdirSync(join(folder, "photographs"), { recursive: true, mode: 0o700 });
  const write = (name: string, data: object | null) =>
    writeFileSync(join(folder, name), `${JSON.stringify(data, null, 2)}\n`);
  write("restaurant.json", restaurant);
  write("menu.json", menu);
  write("availability.json", availability);
  const problems: string[] = [];
  const photographs = await exportMenu(options, restaurant, menu, problems);
  const orders = await exportOrders(options, problems);
  const reservations = await exportReservations(options, problems);
  return { orders, reservations, photographs, problems };
}

/** Writes `menu.csv` and the photographs. @returns number of photographs */
async function exportMenu(
  options: ExportOptions,
  storedRestaurant: PlainFields,
  storedMenu: PlainFields | null,
  problems: string[],
): Promise<number> {
  const restaurant = parseRestaurant(withInstants(storedRestaurant));
  const menu = parseMenu(withInstants(storedMenu ?? {}));
  if (!restaurant.success || !menu.success) {
    problems.push("no menu.csv and photographs: restaurant or menu cannot be read");
    return 0;
  }
  writeFileSync(join(options.folder, "menu.csv"), menuCsv(menu.data));
  const folder = join(options.folder, "photographs");
  let count = 0;
  for (const photo of photosOf(restaurant.data, menu.data)) {
    if (await exportPhoto(photo, { ...options, folder })) count += 1;
    else problems.push(`photograph ${photo.path}: not found`);
  }
  return count;
}

async function exportOrders(options: ExportOptions, problems: string[]): Promise<number> {
  return exportList(options, "orders", ORDER_COLUMNS, (stored) => {
    const order = parseStored(orderSchema, withInstants(stored));
    if (!order.success) problems.push(`orders/${stored.id}: only in orders.json, unreadable`);
    return { item: stored, cells: order.success ? orderCells(order.data) : null };
  });
}

async function exportReservations(options: ExportOptions, problems: string[]): Promise<number> {
  const notes = new Map<unknown, string>();
  const filter = { restoKey: options.key };
  for await (const { path, data } of readDocuments(options.project, "reservation_notes", filter)) {
    notes.set(path.split("/")[1], String(data.note));
  }
  return exportList(options, "reservations", RESERVATION_COLUMNS, (stored) => {
    const note = notes.get(stored.id) ?? null;
    const reservation = parseStored(reservationSchema, withInstants(stored));
    if (!reservation.success) {
      problems.push(`reservations/${stored.id}: only in reservations.json, unreadable`);
    }
    const cells = reservation.success ? reservationCells(reservation.data, note) : null;
    return { item: { ...stored, ...(note && { team_note: note }) }, cells };
  });
}

/** Writes a collection as JSON and CSV. @returns number of documents */
async function exportList(
  { project, key, folder }: ExportOptions,
  collection: string,
  columns: readonly string[],
  exportOne: (stored: PlainFields) => { item: PlainFields; cells: CsvCell[] | null },
): Promise<number> {
  const list = new JsonListFile(join(folder, `${collection}.json`));
  const rows: CsvCell[][] = [];
  let count = 0;
  for await (const { path, data } of readDocuments(project, collection, { restoKey: key })) {
    const { item, cells } = exportOne({ id: path.split("/")[1], ...data });
    const shown = Object.entries(item).filter(([field]) => !INTERNAL_FIELDS.includes(field));
    list.add(Object.fromEntries(shown));
    if (cells) rows.push(cells);
    count += 1;
  }
  list.end();
  writeFileSync(join(folder, `${collection}.csv`), writeCsv([columns, ...rows], GERMAN_CSV));
  return count;
}

async function unknownKey(project: Project, key: string): Promise<string> {
  const keys: string[] = [];
  for await (const { path, data } of readDocuments(project, "public")) {
    if (data.super !== true) keys.push(path.replace("public/", ""));
  }
  return `${project.projectId} has no restaurant ${key}. Stored: ${keys.join(", ") || "none"}.`;
}
