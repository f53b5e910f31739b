import { atom } from "jotai/vanilla";
import {
  isEmptyPassport,
  type Passport,
  passportSchema,
} from "@/domain/menu/passport/passport.schema";
import { serverNowAtom } from "../restaurant/clock-atoms";
import { storedPassportAtom } from "./stored-passport-atom";

/**
 * The guest's allergy passport on this device, null without one that can be read; writing an empty one
 * removes it.
 */
export const passportAtom = atom(
  (get): Passport | null => passportSchema.safeParse(get(storedPassportAtom)).data ?? null,
  (get, set, passport: Passport) =>
    set(
      storedPassportAtom,
      isEmptyPassport(passport) ? null : { ...passport, changed_at: get(serverNowAtom) },
    ),
);

/** Whether a passport is stored that cannot be read. It must never count as one without allergens. */
export const isPassportUnreadableAtom = atom(
  (get) => get(storedPassportAtom) !== null && get(passportAtom) === null,
);
