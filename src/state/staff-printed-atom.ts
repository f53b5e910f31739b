import { atom } from "jotai/vanilla";
import { atomWithStorage } from "jotai/vanilla/utils";
import { activeTenantKey } from "../config/active-tenant-key";
import { validatedStorage } from "./validated-storage";

/** As many as some busy days have. */
const REMEMBERED = 500;

const storedPrintedAtom = atomWithStorage<readonly string[]>(
  `${activeTenantKey}.printed`,
  [],
  validatedStorage<readonly string[]>((value) =>
    Array.isArray(value) && value.every((id) => typeof id === "string") ? value : null,
  ),
  { getOnInit: true },
);

/** Ids of the orders whose kitchen ticket this device has printed. */
export const printedTicketsAtom = atom((get) => new Set(get(storedPrintedAtom)));

/** Remembers that the ticket of an order was printed. */
export const markPrintedAtom = atom(null, (get, set, id: string) =>
  set(
    storedPrintedAtom,
    [...get(storedPrintedAtom).filter((each) => each !== id), id].slice(-REMEMBERED),
  ),
);
