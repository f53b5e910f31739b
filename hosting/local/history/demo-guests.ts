import type { Order } from "@/domain/order/order.schema";
import { type DemoRandom, demoRandom } from "./demo-random";

/** A fictional guest. */
export interface DemoGuest {
  readonly uid: string;
  readonly contact: Order["contact"];
  readonly address: NonNullable<Order["address"]>;
  /** The account's address is verified. */
  readonly isVerified: boolean;
  readonly language: "de" | "en";
  /** How often the guest comes, in relation to the others. */
  readonly weight: number;
}

const GUESTS = 320;

const FIRST_NAMES =
  "Anna Lukas Sabine Mehmet Elif Thomas Julia Minh Linh Katarzyna Piotr Stefan Birgit Ahmed Fatima Georg Maria Johannes Leonie Maximilian Petra Andrea Nikola Ivana Giulia Marco Oleksandr Iryna Hans Renate Tobias Sophie Emre Ayşe David Rebecca Samuel Noor Chiara Florian Verena Korbinian Magdalena Felix Ronja Kwame Amara Wei Mei Jonas".split(
    " ",
  );

const LAST_NAMES =
  "Huber Maier Yılmaz Nguyen Kowalski Schmid Bauer Wagner Öztürk Tran Nowak Fischer Rossi Kovač Shevchenko Haddad Braun Keller Wiedemann Egger Okafor Singh Schuster Lechner Demir Pham Baumann Fendt Zimmermann Santos Mayr Vogt Hartmann Ferrari Le Winkler Ivanov Rahimi Steiner Kraus".split(
    " ",
  );

const STREETS = [
  "Lindenweg",
  "Bahnhofstraße",
  "Am Mühlbach",
  "Römerstraße",
  "Gartenstraße",
  "Kirchplatz",
  "Schulweg",
  "Ahornstraße",
  "Lechfeldring",
  "Wertachblick",
  "Birkenallee",
  "Singoldstraße",
];

/** Towns within the reach of Bobingen, by the share of its deliveries. */
const TOWNS = [
  { zip: "86399", city: "Bobingen", share: 58 },
  { zip: "86517", city: "Wehringen", share: 13 },
  { zip: "86343", city: "Königsbrunn", share: 12 },
  { zip: "86507", city: "Oberottmarshausen", share: 7 },
  { zip: "86507", city: "Kleinaitingen", share: 4 },
  { zip: "86845", city: "Großaitingen", share: 4 },
  { zip: "86179", city: "Augsburg-Haunstetten", share: 2 },
];

const NOTES = [
  "2. Stock links",
  "Hintereingang",
  "Bitte nicht klingeln, Baby schläft",
  "Hof rechts",
];

/** The demo account `gast@example.com`. */
export const GRETA: DemoGuest = {
  uid: "demo-gast",
  contact: { name: "Greta Gast", phone: "089 99998-100", email: "gast@example.com" },
  address: { street: "Lindenweg 12", zip: "86399", city: "Bobingen" },
  isVerified: true,
  language: "de",
  weight: 0,
};

/** All guests except {@link GRETA}; a few come often, most of them rarely. */
export const demoGuests: readonly DemoGuest[] = Array.from({ length: GUESTS }, (_, index) =>
  guestAt(index, demoRandom(`guest ${index}`)),
);

function guestAt(index: number, random: DemoRandom): DemoGuest {
  const first = random.pick(FIRST_NAMES);
  const last = random.pick(LAST_NAMES);
  const hasAccount = random.chance(0.45);
  const hasEmail = hasAccount || random.chance(0.4);
  const { zip, city } = random.weighted(TOWNS, ({ share }) => share);
  return {
    uid: `demo-guest-${index}`,
    contact: {
      name: `${first} ${last}`,
      phone: phoneAt(index),
      ...(hasEmail ? { email: `${asciiOf(first)}.${asciiOf(last)}.${index}@example.com` } : {}),
    },
    address: {
      street: `${random.pick(STREETS)} ${random.whole(1, 64)}`,
      zip,
      city,
      ...(random.chance(0.15) ? { note: random.pick(NOTES) } : {}),
    },
    isVerified: hasAccount,
    language: random.chance(0.08) ? "en" : "de",
    weight: 1 / (index + 6),
  };
}

/**
 * A number that the Bundesnetzagentur keeps for fiction: mobile 0171 39200xx, Munich 089 99998-xxx
 * (below 200 belong to the demo restaurants), Berlin 030 23125-xxx.
 */
function phoneAt(index: number): string {
  if (index < 100) return `0171 39200${String(index).padStart(2, "0")}`;
  return index % 3 === 0 ? `030 23125-${100 + index}` : `089 99998-${200 + index}`;
}

function asciiOf(name: string): string {
  const plain: Record<string, string> = { ß: "ss", ı: "i", ä: "ae", ö: "oe", ü: "ue" };
  return name
    .toLowerCase()
    .replace(/[ßıäöü]/g, (letter) => plain[letter] ?? letter)
    .normalize("NFD")
    .replace(/[^a-z]/g, "");
}
