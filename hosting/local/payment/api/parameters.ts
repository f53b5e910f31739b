import * as z from "zod";
import { invalidRequest } from "../state/api-error";
import { isLoopbackUrl } from "../state/loopback";

/**
 * Parameters of an endpoint; a name that the SDK does not know does not compile.
 * @typeParam P the SDK's type of the parameters
 */
export function parametersOf<P>() {
  return <S extends z.ZodRawShape>(shape: S & { [K in Exclude<keyof S, keyof P>]: never }) =>
    z.strictObject<S>(shape);
}

export const text = () => z.string().min(1).max(5000);

/** @param min in the unit of the parameter */
export const integer = (min = 0) =>
  z
    .string()
    .regex(/^-?\d{1,12}$/, "Invalid integer")
    .transform(Number)
    .refine((value) => value >= min, `This value must be greater than or equal to ${min}.`);

export const flag = () => z.enum(["true", "false"]).transform((value) => value === "true");

export const metadata = () =>
  z
    .record(z.string().max(40), z.string().max(500))
    .refine((value) => Object.keys(value).length <= 50, "Metadata can have up to 50 keys.");

/** An address on this machine: the local provider sends nobody elsewhere. */
export const localUrl = () =>
  z.string().refine(isLoopbackUrl, "Not a valid URL of this machine (localhost)");

export const currency = () => z.literal("eur");

const range = {
  gt: integer().optional(),
  gte: integer().optional(),
  lt: integer().optional(),
  lte: integer().optional(),
};

/** Parameters of every list. */
export const pagination = {
  limit: integer(1)
    .refine((value) => value <= 100, "Limit cannot exceed 100.")
    .optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
  created: z.union([integer(), z.strictObject(range)]).optional(),
};

/**
 * @throws ApiError that names the first wrong parameter
 */
export function readParameters<T>(schema: z.ZodType<T>, raw: Record<string, unknown>): T {
  const { success, data, error } = schema.safeParse(raw);
  if (success) return data;
  const issue = error.issues[0];
  const keys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const path = [...(issue?.path ?? []), ...keys];
  const param = path.map((step, index) => (index === 0 ? `${String(step)}` : `[${String(step)}]`));
  const name = param.join("");
  if (keys.length > 0) {
    throw invalidRequest(`Received unknown parameter: ${name}`, {
      code: "parameter_unknown",
      param: name,
    });
  }
  const value = path.reduce<unknown>((part, step) => (part as never)?.[step], raw);
  if (value === undefined) {
    throw invalidRequest(`Missing required param: ${name}.`, {
      code: "parameter_missing",
      param: name,
    });
  }
  if (issue?.message === "Invalid integer") {
    throw invalidRequest(`Invalid integer: ${String(value)}`, {
      code: "parameter_invalid_integer",
      param: name,
    });
  }
  throw invalidRequest(`Invalid ${name}: ${issue?.message}`, { param: name });
}
