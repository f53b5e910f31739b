import * as z from "zod/mini";
import { isFinerThanCent } from "../../money/money";
import { numberText, parseNumber } from "../../text/number-text";
import { eurosSchema } from "../restaurant.schema";

/** A stored value as an editor holds it: numbers as typed, and absent texts, numbers and lists empty. */
type Draft<T> = [T] extends [boolean | undefined]
  ? boolean
  : [T] extends [string | number | null | undefined]
    ? string
    : NonNullable<T> extends readonly (infer Element)[]
      ? Draft<Element>[]
      : { [Name in keyof NonNullable<T>]-?: Draft<NonNullable<T>[Name]> };

type DraftFields<Shape extends z.core.$ZodShape> = {
  [Name in keyof Shape]: z.ZodMiniType<z.output<Shape[Name]>, Draft<z.output<Shape[Name]>>>;
};

/**
 * Codecs between typed fields and the stored fields of a shape. They convert without validation, so
 * that every draft and every stored value can be converted: a malformed or missing number becomes
 * `NaN`. An absent field with a default is edited as its default.
 */
export function draftFields<Shape extends z.core.$ZodShape>(shape: Shape): DraftFields<Shape> {
  const codecs = Object.entries(shape).map(([name, field]) => [name, codecOf(field, Number.NaN)]);
  return Object.fromEntries(codecs) as DraftFields<Shape>;
}

/** @param empty stored for an empty field, except for a required text */
function codecOf(schema: z.core.$ZodType, empty: null | undefined | number): z.ZodMiniType {
  if (schema === eurosSchema) return numberCodec(empty, 2);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
      return codecOf(def.innerType, undefined);
    case "nullable":
      return codecOf(def.innerType, empty === undefined ? undefined : null);
    case "default":
      return withDefault(codecOf(def.innerType, empty), def.defaultValue);
    case "boolean":
      return z.boolean();
    case "number":
      return numberCodec(empty);
    case "array":
      return z.array(codecOf(def.element, Number.NaN));
    case "object":
      return draftObject(draftFields(def.shape));
    default:
      return typedCodec(
        (text) => (text === "" && empty === undefined ? undefined : text),
        (text) => text ?? "",
      );
  }
}

/** Converts a typed text, without the blanks around it, and a stored value. */
export function typedCodec<T>(read: (text: string) => T, write: (value: T) => string) {
  return z.codec(z.string(), z.custom<T>(), {
    decode: (text) => read(text.trim()),
    encode: write,
  });
}

function numberCodec(empty: null | undefined | number, decimals?: number) {
  return typedCodec<number | null | undefined>(
    (text) => (text === "" ? empty : (parseNumber(text) ?? Number.NaN)),
    (value) => {
      if (value === null || value === undefined) return "";
      return numberText(value, isFinerThanCent(value) ? undefined : decimals);
    },
  );
}

/** An object of typed fields. An absent one is edited as its defaults; absent fields are not stored. */
export function draftObject<Fields extends z.core.$ZodShape>(fields: Fields) {
  const object = z.object(fields);
  type Stored = z.output<typeof object>;
  return z.pipe(
    object,
    z.codec(z.custom<Stored>(), z.custom<Stored>(), {
      decode: (stored) => {
        const present = Object.entries(stored).filter(([, value]) => value !== undefined);
        return Object.fromEntries(present) as Stored;
      },
      // An encoder needs every field to be there.
      encode: (stored: Readonly<Record<string, unknown>> = {}) =>
        Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name]])) as Stored,
    }),
  );
}

/** An absent value is edited as `value`. */
export function withDefault<Codec extends z.ZodMiniType>(codec: Codec, value: unknown) {
  return z.pipe(
    codec,
    z.codec(z.custom<z.output<Codec>>(), z.custom<z.output<Codec>>(), {
      decode: (decoded) => decoded,
      encode: (stored) => (stored === undefined ? (value as z.output<Codec>) : stored),
    }),
  );
}
