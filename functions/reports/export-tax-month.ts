import { createHash } from "node:crypto";
import { datevFile } from "@/domain/report/datev/datev-file";
import { monthBookings } from "@/domain/report/datev/month-bookings";
import { isMonthOver } from "@/domain/report/datev/month-range";
import type { TaxFile } from "@/domain/report/datev/tax-month.schema";
import { exportTaxMonthRequestSchema } from "@/domain/report/datev/tax-month-requests.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { readRestaurant } from "../restaurants/restaurant-store";
import { addAudit } from "../runtime/audit-store";
import { readBookedOrders } from "./booked-orders-store";
import { readTaxExport, writeTaxExport } from "./tax-export-store";

/**
 * Makes the file of a month for the tax adviser, in DATEV's format, and keeps what it says, with the
 * digest of the file and the settings. Recorded in the audit log. INVALID `month` before the month is
 * over.
 */
export const exportTaxMonth = defineCallable(
  {
    name: "exportTaxMonth",
    schema: exportTaxMonthRequestSchema,
    access: "manager-of",
    // Reads all orders of the month, however many.
    isCostly: true,
  },
  async ({ input: { resto_key, month, settings }, caller: { uid }, now, transact }) => {
    if (!isMonthOver(month, now)) return err(refusal("INVALID", { field: "month" }));
    const [stored, orders] = await Promise.all([
      readRestaurant(resto_key, []),
      readBookedOrders(resto_key, month),
    ]);
    if (!stored) return err(refusal("NOT_FOUND"));
    const bookings = monthBookings(orders, month);
    const { title } = stored.restaurant;
    const content = datevFile({ settings, month, title, bookings, now });
    const digest = createHash("sha256").update(content, "latin1").digest("hex");
    return transact(`tax_exports/${resto_key}`, async (transaction) => {
      const before = await readTaxExport(resto_key, month, transaction);
      const files = [...(before?.files ?? []), { at: now, rows: bookings.length, digest }];
      const of = { resto_key, month };
      const target = writeTaxExport(transaction, of, { settings, bookings, files }, now);
      addAudit(transaction, {
        ...{ at: now, by: "staff", uid, resto_key, target },
        action: "report.exported",
        version: files.length,
      });
      const name = `EXTF_Buchungsstapel_${resto_key}_${month}.csv`;
      return ok<TaxFile>({ name, content });
    });
  },
);
