import type * as z from "zod/mini";

/**
 * Inputs of a schema in which one string, or one key of a map, is the given text: one input for each
 * such place. All other values are absent or stand-ins, because only the text matters.
 */
export function inputsWith(schema: z.ZodMiniType, text: string): unknown[] {
  return inputsOf(schema._zod.def as Def, text);
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

function inputsOf(def: Def, text: string): unknown[] {
  const below = (schema: z.ZodMiniType | undefined) => (schema ? inputsWith(schema, text) : []);
  switch (def.type) {
    case "string":
      return [text];
    case "object":
      return Object.entries(def.shape ?? {}).flatMap(([key, member]) =>
        below(member).map((value) => ({ [key]: value })),
      );
    case "array":
      return below(def.element).map((value) => [value]);
    case "tuple":
      return (def.items ?? []).flatMap((item, at) =>
        below(item).map((value) =>
          (def.items ?? []).map((_, place) => (place === at ? value : "")),
        ),
      );
    case "record":
      return [{ [text]: null }, ...below(def.valueType).map((value) => ({ key: value }))];
    case "union":
      return (def.options ?? []).flatMap(below);
    case "pipe":
      return [...below(def.in), ...below(def.out)];
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
    case "catch":
      return below(def.innerType);
    default:
      if (LEAVES.has(def.type)) return [];
      throw new Error(`unknown kind of schema: ${def.type}`);
  }
}
