import type { SearchGuestsAnswer } from "@/domain/guest/guest-answers.schema";
import type { SearchedGuest } from "./use-guest-search";

/** A guest at one restaurant, with what was found. */
export interface ResultGuest extends SearchedGuest {
  readonly restoKey: string;
  readonly found: SearchGuestsAnswer;
}
