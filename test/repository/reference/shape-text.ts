import * as z from "zod/mini";
import { SHAPES } from "./shapes";

/** A field of an object. */
export interface FieldText {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
}

/** The parts of a JSON schema that the product's schemas lead to. */
interface JsonSchema {
  readonly $ref?: string;
  /** Several where a value may be null. */
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | false;
  readonly propertyNames?: JsonSchema;
}

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(SHAPES)) names.add(schema, { id });

/** Most values of a list that are written out. */
const MAX_VALUES = 12;
/** Milliseconds that dates can have, and integers that numbers can hold. */
const UNBOUNDED = 8.64e15;

/** The fields of an object's schema, with their types and bounds. */
export function fieldsOf(schema: z.core.$ZodType): FieldText[] {
  return propertiesOf(jsonOf(schema, "input"));
}

/** Type and bounds of a schema, with the named shapes inside by their names. */
export function shapeText(schema: z.core.$ZodType): string {
  const text = typeText(jsonOf(schema, "input"), "");
  return text === "any" ? typeText(jsonOf(schema, "output"), "") : text;
}

function jsonOf(schema: z.core.$ZodType, io: "input" | "output"): JsonSchema {
  const { $ref, $defs, ...json } = z.toJSONSchema(schema, {
    metadata: names,
    io,
    unrepresentable: "any",
  }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  return ($ref && $defs?.[nameIn($ref)]) || json;
}

function propertiesOf({ properties = {}, required = [] }: JsonSchema): FieldText[] {
  return Object.entries(properties).map(([name, member]) => ({
    name,
    isOptional: !required.includes(name),
    type: typeText(member, name) + defaultText(member),
  }));
}

function defaultText({ default: value }: JsonSchema): string {
  return value === undefined ? "" : `, default ${JSON.stringify(value)}`;
}

function typeText(json: JsonSchema, name: string): string {
  const { $ref, type, anyOf, properties, additionalProperties, propertyNames } = json;
  if ($ref) return nameIn($ref);
  if (typeof type === "object") {
    return type.map((each) => typeText({ ...json, type: each }, name)).join(" or ");
  }
  if ("const" in json) return JSON.stringify(json.const);
  if (json.enum) return enumText(json.enum);
  if (anyOf?.every((each) => typeof each.const === "number")) return countText(anyOf);
  if (anyOf) return [...new Set(anyOf.map((each) => typeText(each, name)))].join(" or ");
  if (type === "array") return listText(json, name);
  if (type === "string") return stringText(json);
  if (type === "integer" || type === "number") return numberText(json, name);
  if (properties && Object.keys(properties).length > 0) {
    if ("0" in properties) return `map from weekday to ${typeText(properties[0] ?? {}, "")}`;
    const parts = propertiesOf(json).map(
      (field) => `${field.name}${field.isOptional ? "?" : ""}: ${field.type}`,
    );
    return `{ ${parts.join(", ")} }`;
  }
  if (propertyNames && additionalProperties) {
    return `map from ${typeText(propertyNames, "")} to ${typeText(additionalProperties, name)}`;
  }
  if (type === "object") return "nothing";
  return type ?? "any";
}

function listText(json: JsonSchema, name: string): string {
  if (json.prefixItems) return `[${json.prefixItems.map((each) => typeText(each, "")).join(", ")}]`;
  const bounds = range(json.minItems, json.maxItems);
  return `list of ${bounds && `${bounds} `}${typeText(json.items ?? {}, name)}`;
}

function stringText({ format, pattern, minLength, maxLength }: JsonSchema): string {
  if (format === "uuid") return "UUID";
  if (format === "uri") return `https URL ${range(undefined, maxLength)}`;
  if (format === "email") return "e-mail";
  const bounds = range(minLength || undefined, maxLength);
  if (pattern) {
    const isBounded = /\{|^\^[^*+]*$/.test(pattern);
    return `\`${pattern.replaceAll("|", "\\|")}\`${isBounded || bounds === "" ? "" : ` ${bounds}`}`;
  }
  return `text${bounds && ` ${bounds}`}`;
}

function numberText(json: JsonSchema, name: string): string {
  const { type, minimum, exclusiveMinimum, maximum } = json;
  const isWhole = type === "integer";
  const least = isWhole && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : minimum;
  const above = isWhole || exclusiveMinimum === undefined ? "" : `above ${exclusiveMinimum}, `;
  const bounds = range(least, maximum);
  const unit = /(?:^|_)(?:at|until)$/.test(name) && isWhole ? "instant" : type;
  return unit === "instant" || bounds + above === "" ? String(unit) : `${unit} ${above}${bounds}`;
}

/** Numbers that something can be: a range if they follow one another. */
function countText(each: readonly JsonSchema[]): string {
  const values = each.map((one) => Number(one.const));
  const [first = 0, second] = values;
  return values.every((value, at) => value === first + at)
    ? `${first}…${values.at(-1)}`
    : [first, second].join(" or ");
}

function enumText(values: readonly unknown[]): string {
  return values.length > MAX_VALUES
    ? `one of ${values.length} values`
    : values.map((value) => `\`${value}\``).join(" or ");
}

/** Bounds, inclusive; those of numbers and dates themselves do not count. */
function range(from: number | undefined, to: number | undefined): string {
  const least = from !== undefined && from > -UNBOUNDED ? from : undefined;
  const most = to !== undefined && to < UNBOUNDED ? to : undefined;
  if (most === undefined) return least === undefined ? "" : `≥ ${least}`;
  if (least === most) return String(least);
  return least === undefined ? `≤ ${most}` : `${least}…${most}`;
}

function nameIn($ref: string): string {
  return decodeURIComponent($ref.slice($ref.lastIndexOf("/") + 1)).replaceAll("~1", "/");
}
