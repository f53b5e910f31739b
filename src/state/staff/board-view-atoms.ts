import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import { parseWith } from "../parse-with";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

const boardViewSchema = z.object({
  /** `dense` for thirty orders, `comfortable` with large text for quiet hours. */
  density: z.enum(["dense", "comfortable"]),
  /** Whether cards show the codes of allergens and additives. */
  hasCodes: z.boolean(),
  /** The station that it shows, `<restaurant>/<id>`; absent is all. */
  station: z.optional(z.string()),
});

/** Settings of the order board on this device. */
export const boardViewAtom = storedAtom<z.infer<typeof boardViewSchema>>(
  `${activeTenantKey}.board-view`,
  { density: "dense", hasCodes: false },
  validatedStorage(parseWith(boardViewSchema)),
);
