import type { PartyCourse } from "@/domain/cart/party/party";

interface Gericht {
  readonly eines: string;
  readonly viele: string;
  readonly keines: string;
  readonly keinesPassend: string;
}

const EIN_GERICHT: Gericht = {
  eines: "Gericht",
  viele: "Gerichte",
  keines: "kein Gericht",
  keinesPassend: "kein nachweislich passendes Gericht",
};

/** What the courses of a table are called in German sentences. */
export const GERICHTE: Readonly<Record<PartyCourse, Gericht>> = {
  main: {
    eines: "Hauptgericht",
    viele: "Hauptgerichte",
    keines: "kein Hauptgericht",
    keinesPassend: "kein nachweislich passendes Hauptgericht",
  },
  starter: EIN_GERICHT,
  minimum: EIN_GERICHT,
  dessert: {
    eines: "Nachspeise",
    viele: "Nachspeisen",
    keines: "keine Nachspeise",
    keinesPassend: "keine nachweislich passende Nachspeise",
  },
  drink: {
    eines: "Getränk",
    viele: "Getränke",
    keines: "kein Getränk",
    keinesPassend: "kein nachweislich passendes Getränk",
  },
};

/** What the courses of a table are called in English sentences. */
export const DISHES: Readonly<
  Record<PartyCourse, { readonly one: string; readonly many: string }>
> = {
  main: { one: "main", many: "mains" },
  starter: { one: "dish", many: "dishes" },
  minimum: { one: "dish", many: "dishes" },
  dessert: { one: "dessert", many: "desserts" },
  drink: { one: "drink", many: "drinks" },
};
