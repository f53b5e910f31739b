import {
  EMPTY_PASSPORT,
  isEmptyPassport,
  type Passport,
} from "@/domain/menu/passport/passport.schema";
import { readDislikes } from "@/domain/menu/passport/read-dislikes";
import type { TelephoneDraft } from "@/state/staff/telephone-order-atoms";

/** What the caller does not eat; null if nothing was said. */
export function draftPassport({
  avoid,
  diets,
  dislikes,
}: Pick<TelephoneDraft, "avoid" | "diets" | "dislikes">): Passport | null {
  const passport = { ...EMPTY_PASSPORT, avoid, diets, dislikes: readDislikes(dislikes) };
  return isEmptyPassport(passport) ? null : passport;
}
