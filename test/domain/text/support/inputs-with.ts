import type * as z from "zod/mini";

/**
 * Inputs of a schema in which one string, or one key of a map, is the given text: one input for each
 * such place. All other values are absent or stand-ins, because only the text matters.
 */
export function inputsWith(schema: z.ZodMiniType, text: string): unknown[] {
  return inputsOf(schema, { value: text, isText: true }, undefined);
}

/**
 * Copies of a sample of a schema, each with the value at another place: the whole input, and every
 * field, element and choice of the schema at any depth, also those that the sample lacks.
 */
export function samplesWith(schema: z.ZodMiniType, sample: unknown, value: unknown): unknown[] {
  const inputs = inputsOf(schema, { value, isText: false }, sample);
  return [...new Map(inputs.map((each) => [JSON.stringify(each), each])).values()];
}

interface Placed {
  readonly value: unknown;
  /** Only where a text or a key is expected. */
  readonly isText: boolean;
}

/** The parts of zod's definitions that lead to strings. */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly items?: readonly z.ZodMiniType[];
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly out?: z.ZodMiniType;
}

const LEAVES = new Set(["number", "int", "boolean", "enum", "literal", "transform", "custom"]);

function inputsOf(schema: z.ZodMiniType, placed: Placed, sample: unknown): unknown[] {
  const def = schema._zod.def as Def;
  const inner = innerInputs(def, placed, sample);
  return def.type === "string" || !placed.isText ? [placed.value, ...inner] : inner;
}

function innerInputs(def: Def, placed: Placed, sample: unknown): unknown[] {
  const below = (inner: z.ZodMiniType | undefined, from: unknown) =>
    inner ? inputsOf(inner, placed, from) : [];
  const members = isObject(sample) ? sample : {};
  const elements = Array.isArray(sample) ? sample : [];
  switch (def.type) {
    case "string":
      return [];
    case "object":
      return Object.entries(def.shape ?? {}).flatMap(([key, member]) =>
        below(member, members[key]).map((value) => ({ ...members, [key]: value })),
      );
    case "array":
      return below(def.element, elements[0]).map((value) => [value, ...elements.slice(1)]);
    case "tuple":
      return (def.items ?? []).flatMap((item, at) =>
        below(item, elements[at]).map((value) =>
          (def.items ?? []).map((_, place) => (place === at ? value : (elements[place] ?? ""))),
        ),
      );
    case "record": {
      // Fits records by id and by date.
      const [key = "2027-01-01"] = Object.keys(members);
      const values = below(def.valueType, members[key]).map((value) => ({
        ...members,
        [key]: value,
      }));
      return placed.isText ? [{ [String(placed.value)]: null }, ...values] : values;
    }
    case "union":
      return (def.options ?? []).flatMap((option) => below(option, sample));
    case "pipe":
      return [...below(def.in, sample), ...below(def.out, sample)];
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
    case "catch":
      return below(def.innerType, sample);
    default:
      if (LEAVES.has(def.type)) return [];
      throw new Error(`unknown kind of schema: ${def.type}`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
