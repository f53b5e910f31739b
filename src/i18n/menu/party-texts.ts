import type { PartyCourse, PartyGap } from "@/domain/cart/party/party";
import type { PartyGroupId } from "@/domain/cart/party/party-diets";
import { defineTexts } from "../define-texts";
import { DISHES, GERICHTE } from "./party-course-words";

interface PartyTexts {
  readonly title: string;
  readonly intro: string;
  readonly people: string;
  readonly fewer: (what: string) => string;
  readonly more: (what: string) => string;
  readonly diets: string;
  readonly otherDiets: string;
  /** Follows a number of people or dishes. */
  readonly groups: Readonly<Record<Exclude<PartyGroupId, "anything">, string>>;
  readonly ownPassport: string;
  readonly passportUnreadable: string;
  readonly budget: string;
  readonly budgetHint: string;
  readonly budgetInvalid: string;
  readonly extras: string;
  readonly extraNames: Readonly<Record<"starter" | "dessert" | "drink", string>>;
  readonly plan: string;
  readonly rules: string;
  readonly rulesText: string;
  readonly result: string;
  /** The reason of a course. `diets`: "1 vegan, 1 vegetarian", or empty. */
  readonly course: Readonly<
    Record<PartyCourse, (dishes: number, people: number, diets: string) => string>
  >;
  readonly forAll: string;
  readonly forGroup: (group: string, qty: number) => string;
  readonly each: (price: string) => string;
  readonly plusDeposit: (price: string) => string;
  readonly swap: string;
  readonly swapDish: (dish: string) => string;
  readonly quantity: (dish: string) => string;
  readonly remove: (dish: string) => string;
  readonly removed: (dish: string) => string;
  readonly short: (amount: string) => string;
  readonly least: string;
  readonly above: (amount: string) => string;
  readonly gapTitle: string;
  readonly gap: (gap: PartyGap, group: string) => string;
  readonly call: string;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly alreadyInCart: (portions: number) => string;
  readonly toCart: (price: string) => string;
}

/** Texts of the table for a party. Loaded with it, not with the page. */
export const partyTexts = defineTexts<PartyTexts>({
  de: {
    title: "Für wie viele?",
    intro: "Wir stellen ein Menü aus unserer Karte zusammen, Sie ändern, was Sie möchten.",
    people: "Personen",
    fewer: (what) => `${what}: eine weniger`,
    more: (what) => `${what}: eine mehr`,
    diets: "Wie viele davon essen",
    otherDiets: "Halal, laktosefrei, glutenfrei",
    groups: {
      vegetarian: "vegetarisch",
      vegan: "vegan",
      halal: "halal",
      "lactose-free": "laktosefrei",
      "gluten-free": "glutenfrei",
      own: "mit Ihren Allergien & Vorlieben",
    },
    passportUnreadable:
      "Ihre gespeicherten Allergien und Vorlieben sind nicht lesbar und hier nicht berücksichtigt.",
    ownPassport: "Eine Person mit meinen Allergien & Vorlieben",
    budget: "Budget in Euro",
    budgetHint: "Für alle zusammen. Ohne Betrag gibt es keine Grenze.",
    budgetInvalid: "Bitte geben Sie einen Betrag ein, zum Beispiel 80.",
    extras: "Außer Hauptgerichten",
    extraNames: { starter: "Zum Teilen", dessert: "Nachspeisen", drink: "Getränke" },
    plan: "Menü zusammenstellen",
    rules: "So wählen wir aus",
    rulesText:
      "Ein Hauptgericht für jede Person, dann ein Gericht zum Teilen für je drei, dann Nachspeisen und Getränke, soweit das Budget reicht. Beliebte Gerichte zuerst, möglichst verschiedene. Was geteilt wird, passt für alle. Als passend zählt nur, was vollständig gekennzeichnet ist; bei Pflichtoptionen nehmen wir die günstigste, die passt. Alkohol, Kindergerichte und Platten für mehrere wählen wir nicht.",
    result: "Ihr Menü",
    course: {
      main: (dishes, people, diets) =>
        `${dishes === 1 ? "1 Hauptgericht" : `${dishes} Hauptgerichte`} für ${personen(people)}${davon(diets)}`,
      starter: (dishes) => `${gerichte(dishes)} zum Teilen`,
      minimum: (dishes) => `${gerichte(dishes)} zum Teilen, für den Mindestbestellwert`,
      dessert: (dishes, people, diets) =>
        `${dishes === 1 ? "1 Nachspeise" : `${dishes} Nachspeisen`} für ${personen(people)}${davon(diets)}`,
      drink: (dishes, people, diets) =>
        `${dishes === 1 ? "1 Getränk" : `${dishes} Getränke`} für ${personen(people)}${davon(diets)}`,
    },
    forAll: "passt für alle am Tisch",
    forGroup: (group, qty) =>
      qty === 1 ? `für 1 Person: ${group}` : `für ${qty} Personen: ${group}`,
    each: (price) => `je ${price}`,
    plusDeposit: (price) => `zzgl. ${price} Pfand`,
    swap: "Tauschen",
    swapDish: (dish) => `${dish} tauschen gegen`,
    quantity: (dish) => `Menge ${dish}`,
    remove: (dish) => `${dish} weglassen`,
    removed: (dish) => `${dish} weggelassen`,
    short: (amount) => `Das Budget reicht nicht: Es fehlen ${amount}`,
    least: "Das ist die günstigste Auswahl mit einem Hauptgericht für jede Person.",
    above: (amount) => `${amount} über Ihrem Budget`,
    gapTitle: "Das fehlt",
    gap: ({ course, reason, portions }, group) => {
      const what = GERICHTE[course];
      if (reason === "budget") {
        return course === "starter"
          ? `Für ${portions === 1 ? "ein weiteres Gericht" : `${portions} weitere Gerichte`} zum Teilen reicht das Budget nicht.`
          : `Für ${portions} ${portions === 1 ? what.eines : what.viele} reicht das Budget nicht.`;
      }
      if (course === "starter")
        return "Zum Teilen haben wir gerade nichts, das nachweislich für alle passt.";
      const who = group ? `${personen(portions)} (${group})` : personen(portions);
      return `Für ${who} haben wir gerade ${group ? what.keinesPassend : `${what.keines} mehr`}.`;
    },
    call: "Fragen Sie uns gern:",
    emptyTitle: "Gerade können wir kein Menü zusammenstellen",
    empty:
      "Kein Gericht ist verfügbar und nachweislich passend. Rufen Sie uns an, wir finden etwas.",
    alreadyInCart: (portions) => `Kommt zu den ${portions} Portionen in Ihrem Warenkorb hinzu.`,
    toCart: (price) => `Zur Kasse · ${price}`,
  },
  en: {
    title: "For how many?",
    intro: "We put a whole meal together from our menu. You change what you like.",
    people: "People",
    fewer: (what) => `${what}: one fewer`,
    more: (what) => `${what}: one more`,
    diets: "How many of them eat",
    otherDiets: "Halal, lactose-free, gluten-free",
    groups: {
      vegetarian: "vegetarian",
      vegan: "vegan",
      halal: "halal",
      "lactose-free": "lactose-free",
      "gluten-free": "gluten-free",
      own: "with your allergies & preferences",
    },
    passportUnreadable:
      "Your saved allergies and preferences cannot be read and are not taken into account here.",
    ownPassport: "One person with my allergies & preferences",
    budget: "Budget in euros",
    budgetHint: "For everybody together. Leave it empty for no limit.",
    budgetInvalid: "Please enter an amount, for example 80.",
    extras: "Besides mains",
    extraNames: { starter: "To share", dessert: "Desserts", drink: "Drinks" },
    plan: "Put a meal together",
    rules: "How we choose",
    rulesText:
      "One main for each person, then a dish to share for every three, then desserts and drinks as far as the budget goes. Popular dishes first, and as varied as possible. Shared dishes suit everybody. Only dishes that are fully labelled count as suitable; for required options we take the cheapest one that suits. We do not pick alcohol, children’s dishes or platters for several people.",
    result: "Your meal",
    course: {
      main: (dishes, people, diets) =>
        `${dishes === 1 ? "1 main" : `${dishes} mains`} for ${persons(people)}${including(diets)}`,
      starter: (dishes) => `${dishesToShare(dishes)} to share`,
      minimum: (dishes) => `${dishesToShare(dishes)} to share, to reach the minimum order`,
      dessert: (dishes, people, diets) =>
        `${dishes === 1 ? "1 dessert" : `${dishes} desserts`} for ${persons(people)}${including(diets)}`,
      drink: (dishes, people, diets) =>
        `${dishes === 1 ? "1 drink" : `${dishes} drinks`} for ${persons(people)}${including(diets)}`,
    },
    forAll: "suits everybody at the table",
    forGroup: (group, qty) =>
      qty === 1 ? `for 1 person: ${group}` : `for ${qty} people: ${group}`,
    each: (price) => `${price} each`,
    plusDeposit: (price) => `plus ${price} deposit`,
    swap: "Swap",
    swapDish: (dish) => `Swap ${dish} for`,
    quantity: (dish) => `Quantity of ${dish}`,
    remove: (dish) => `Leave out ${dish}`,
    removed: (dish) => `${dish} left out`,
    short: (amount) => `The budget is too small: ${amount} missing`,
    least: "This is the cheapest selection with a main for each person.",
    above: (amount) => `${amount} above your budget`,
    gapTitle: "What is missing",
    gap: ({ course, reason, portions }, group) => {
      const what = DISHES[course];
      if (reason === "budget") {
        return course === "starter"
          ? `The budget does not cover ${portions === 1 ? "another dish" : `${portions} more dishes`} to share.`
          : `The budget does not cover ${portions} ${portions === 1 ? what.one : what.many}.`;
      }
      if (course === "starter")
        return "We have nothing to share right now that is known to suit everybody.";
      const who = group ? `${persons(portions)} (${group})` : persons(portions);
      return `For ${who} we have no ${group ? `${what.one} that is known to suit` : `more ${what.many}`} right now.`;
    },
    call: "Please ask us:",
    emptyTitle: "We cannot put a meal together right now",
    empty: "No dish is available and known to suit. Call us, and we will find something.",
    alreadyInCart: (portions) => `Added to the ${portions} portions in your cart.`,
    toCart: (price) => `To checkout · ${price}`,
  },
});

function personen(count: number): string {
  return count === 1 ? "1 Person" : `${count} Personen`;
}

function davon(diets: string): string {
  return diets ? `, davon ${diets}` : "";
}

function gerichte(count: number): string {
  return count === 1 ? "1 Gericht" : `${count} Gerichte`;
}

function persons(count: number): string {
  return count === 1 ? "1 person" : `${count} people`;
}

function including(diets: string): string {
  return diets ? `, of which ${diets}` : "";
}

function dishesToShare(count: number): string {
  return count === 1 ? "1 dish" : `${count} dishes`;
}
