import { atom } from "jotai/vanilla";
import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import type { Instant } from "@/domain/time/berlin-time";
import { serverNowAtom } from "../restaurant/clock-atoms";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/** Number of prints to remember: enough for some busy days. */
const MAX_PRINTS = 1000;

const printedSheetSchema = z.object({
  order: z.string(),
  kind: z.enum(["ticket", "receipt"]),
  at: z.int(),
});

/** A kitchen ticket or receipt of an order. */
type PrintedSheet = z.infer<typeof printedSheetSchema>;
type Sheet = Omit<PrintedSheet, "at">;

const storedPrintedAtom = storedAtom<readonly PrintedSheet[]>(
  `${activeTenantKey}.printed`,
  [],
  validatedStorage<readonly PrintedSheet[]>((value) => {
    const parsed = z.array(printedSheetSchema).safeParse(value);
    return parsed.success ? parsed.data : null;
  }),
);

const sheetKey = ({ order, kind }: Sheet) => `${kind} ${order}`;

const printedAtom = atom(
  (get) => new Map(get(storedPrintedAtom).map((sheet) => [sheetKey(sheet), sheet.at])),
);

/** When this device last printed a sheet, or null. */
export const printedAtAtom = atom((get) => {
  const printed = get(printedAtom);
  return (sheet: Sheet): Instant | null => printed.get(sheetKey(sheet)) ?? null;
});

/** Records that a sheet was printed now. */
export const recordPrintAtom = atom(null, (get, set, sheet: Sheet) => {
  const others = get(storedPrintedAtom).filter((each) => sheetKey(each) !== sheetKey(sheet));
  const printed = { ...sheet, at: get(serverNowAtom) };
  set(storedPrintedAtom, [...others, printed].slice(-MAX_PRINTS));
});
