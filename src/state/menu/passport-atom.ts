import { atom } from "jotai/vanilla";
import {
  isEmptyPassport,
  type Passport,
  passportSchema,
} from "@/domain/menu/passport/passport.schema";
import { storedPassportAtom } from "./stored-passport-atom";

/** The guest's allergy passport on this device; writing an empty one removes it. */
export const passportAtom = atom(
  (get): Passport | null => passportSchema.safeParse(get(storedPassportAtom)).data ?? null,
  (_get, set, passport: Passport) =>
    set(storedPassportAtom, isEmptyPassport(passport) ? null : passport),
);
