const URL_FORMAT = /^https?:\/\/\S+$/;
const TIME_FORMAT = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Formats of JSON-LD values by property name. Any other text must not be empty. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  "@context": URL_FORMAT,
  "@id": URL_FORMAT,
  url: URL_FORMAT,
  image: URL_FORMAT,
  logo: URL_FORMAT,
  urlTemplate: URL_FORMAT,
  suitableForDiet: URL_FORMAT,
  telephone: /^\+\d+$/,
  opens: TIME_FORMAT,
  closes: TIME_FORMAT,
  price: /^\d+\.\d{2}$/,
};

/**
 * Finds values that are empty or malformed. Types and properties need no check here, because the
 * compiler compares them with schema.org's vocabulary.
 * @returns one line per value, with its path
 */
export function malformedValues(value: unknown, path = "$"): string[] {
  if (typeof value === "string") {
    const name = /([@\w]+)(?:\[\d+\])?$/.exec(path)?.[1] ?? "";
    return (FORMATS[name] ?? /\S/).test(value) ? [] : [`${path}: "${value}"`];
  }
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value === "boolean") return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${path}: empty`];
    return value.flatMap((each, index) => malformedValues(each, `${path}[${index}]`));
  }
  return Object.entries(value ?? {}).flatMap(([name, each]) =>
    malformedValues(each, `${path}.${name}`),
  );
}
