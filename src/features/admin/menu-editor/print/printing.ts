import type { Language } from "@/domain/text/language";

/** A sheet to print. */
export interface Printing {
  readonly kind: "menu" | "cards";
  /** The first one leads. */
  readonly languages: readonly Language[];
}
