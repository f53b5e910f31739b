import type { SearchedGuest } from "@/data/staff/use-guest-search";
import type { SearchGuestsAnswer } from "@/domain/guest/guest-answers.schema";

/** A guest at one restaurant, with what was found. */
export interface ResultGuest extends SearchedGuest {
  readonly restoKey: string;
  readonly found: SearchGuestsAnswer;
}
