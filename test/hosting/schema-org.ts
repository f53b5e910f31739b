import type { JsonLd } from "@/hosting/site/json-ld";

type Check = "text" | "url" | "number" | "boolean" | "time" | "price" | readonly string[];

interface TypeRule {
  readonly required: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
}

const DAY = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The part of schema.org's vocabulary in use: which property takes what, and what is needed. */
const TYPES: Readonly<Record<string, TypeRule>> = {
  Restaurant: {
    required: {
      "@context": "url",
      "@id": "url",
      name: "text",
      url: "url",
      image: "url",
      telephone: "text",
      address: ["PostalAddress"],
      geo: ["GeoCoordinates"],
      openingHoursSpecification: ["OpeningHoursSpecification"],
      potentialAction: ["OrderAction", "ReserveAction"],
      hasMenu: ["Menu"],
      servesCuisine: "text",
      acceptsReservations: "boolean",
    },
    optional: {
      slogan: "text",
      description: "text",
      logo: "url",
      priceRange: "text",
      currenciesAccepted: "text",
      paymentAccepted: "text",
    },
  },
  PostalAddress: {
    required: {
      streetAddress: "text",
      postalCode: "text",
      addressLocality: "text",
      addressCountry: "text",
    },
    optional: { addressRegion: "text" },
  },
  GeoCoordinates: { required: { latitude: "number", longitude: "number" } },
  OpeningHoursSpecification: {
    required: { dayOfWeek: DAY, opens: "time", closes: "time" },
  },
  OrderAction: { required: { target: ["EntryPoint"], deliveryMethod: "url" } },
  ReserveAction: { required: { target: ["EntryPoint"], result: ["FoodEstablishmentReservation"] } },
  FoodEstablishmentReservation: { required: { name: "text" } },
  EntryPoint: { required: { urlTemplate: "url", inLanguage: "text", actionPlatform: "url" } },
  Menu: { required: { "@id": "url", inLanguage: "text", hasMenuSection: ["MenuSection"] } },
  MenuSection: { required: { name: "text", hasMenuItem: ["MenuItem"] } },
  MenuItem: { required: { name: "text", offers: ["Offer"] }, optional: { suitableForDiet: "url" } },
  Offer: { required: { price: "price", priceCurrency: "text" } },
};

const FORMATS: Readonly<Record<string, RegExp>> = {
  text: /\S/,
  url: /^https?:\/\/\S+$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  price: /^\d+\.\d{2}$/,
};

type Value = JsonLd[string];

function valueProblems(value: Value, check: Check, path: string): string[] {
  if (Array.isArray(value)) {
    return value.length === 0
      ? [`${path}: is empty`]
      : value.flatMap((one, index) => valueProblems(one, check, `${path}[${index}]`));
  }
  if (typeof value === "object") {
    const fits = Array.isArray(check) && check.includes(String((value as JsonLd)["@type"]));
    return fits ? schemaOrgProblems(value as JsonLd, path) : [`${path}: is not of ${check}`];
  }
  if (typeof check === "string" && check in FORMATS) {
    return typeof value === "string" && FORMATS[check]?.test(value) ? [] : [`${path}: no ${check}`];
  }
  const fits = Array.isArray(check) ? check.includes(String(value)) : typeof value === check;
  return fits ? [] : [`${path}: ${String(value)} is not ${check}`];
}

/** What is wrong with a JSON-LD node by schema.org's types, one line each with its path. */
export function schemaOrgProblems(node: JsonLd, path = "$"): string[] {
  const rule = TYPES[String(node["@type"])];
  if (!rule) return [`${path}: unknown type ${String(node["@type"])}`];
  const known: Record<string, Check> = { ...rule.required, ...rule.optional };
  const missing = Object.keys(rule.required).filter((name) => !(name in node));
  return [
    ...missing.map((name) => `${path}.${name}: is missing`),
    ...Object.entries(node).flatMap(([name, value]) => {
      if (name === "@type") return [];
      const check = known[name];
      return check
        ? valueProblems(value, check, `${path}.${name}`)
        : [`${path}.${name}: is no property of ${String(node["@type"])}`];
    }),
  ];
}
