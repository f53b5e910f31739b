import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import { parseWith } from "../parse-with";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

const printerProfileSchema = z.object({
  paperMm: z.union([z.literal(80), z.literal(58)]),
  language: z.enum(["esc-pos", "star-prnt", "star-line"]),
  /** The encoder's name of the printer's code pages; null for the default of the language. */
  codepageMapping: z.nullable(z.string()),
});

/** Properties of the printer that decide the bytes of a sheet. */
export type PrinterProfile = z.infer<typeof printerProfileSchema>;

const printerDeviceSchema = z.object({
  connection: z.enum(["usb", "serial"]),
  vendorId: z.nullable(z.int()),
  productId: z.nullable(z.int()),
  serialNumber: z.nullable(z.string()),
  name: z.string(),
});

/** The printer that this device used last. */
export type PrinterDevice = z.infer<typeof printerDeviceSchema>;

const printerSettingsSchema = z.object({
  device: z.nullable(printerDeviceSchema),
  profile: printerProfileSchema,
  /** Bits per second of a serial printer. */
  baudRate: z.int(),
  /** Tickets of orders accepted from this instant on print by themselves; null is switched off. */
  automaticSince: z.nullable(z.int()),
  /** Prints a second ticket for the driver of a delivery. */
  hasDriverCopy: z.boolean(),
});

export type PrinterSettings = z.infer<typeof printerSettingsSchema>;

/** The receipt printer of this device. */
export const printerSettingsAtom = storedAtom<PrinterSettings>(
  `${activeTenantKey}.printer`,
  {
    device: null,
    profile: { paperMm: 80, language: "esc-pos", codepageMapping: null },
    baudRate: 9600,
    automaticSince: null,
    hasDriverCopy: false,
  },
  validatedStorage(parseWith(printerSettingsSchema)),
);
