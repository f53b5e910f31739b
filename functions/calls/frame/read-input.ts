import type { CallableRequest } from "firebase-functions/https";
import type * as z from "zod/mini";
import { refuse } from "./refuse";
import { sentData } from "./sent-data";

/** Largest body of a call whose definition does not allow more. */
const MAX_BODY_BYTES = 32 * 1024;
/** Levels of an input: deeper than any request of the product. */
const MAX_DEPTH = 12;
/** Keys that the database cannot store: `__proto__` is one of them. */
const RESERVED_KEY = /^(?:__.*__)?$/s;

/** @throws HttpsError INVALID with `data` as its field for a body above the limit */
export function checkSize(request: CallableRequest, maxBytes = MAX_BODY_BYTES): void {
  if (bytesOf(request) > maxBytes) throw invalid([]);
}

/** Whether the body is above the usual limit: to check half a megabyte can take seconds. */
export function isLarge(request: CallableRequest): boolean {
  return bytesOf(request) > MAX_BODY_BYTES;
}

function bytesOf({ rawRequest: { rawBody, body } }: CallableRequest): number {
  return rawBody?.length ?? Buffer.byteLength(JSON.stringify(body));
}

/**
 * Parses the input of a call.
 * @throws HttpsError INVALID with the path of the first problem as `field`; `data` stands for the
 * whole body
 */
export function readInput<Input>(schema: z.ZodMiniType<Input>, request: CallableRequest): Input {
  const sent = sentData(request);
  const forbidden = findForbidden(sent, []);
  if (forbidden) throw invalid(forbidden);
  const parsed = parse(schema, sent);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw invalid(first ? pathOf(first) : []);
}

function parse<Input>(schema: z.ZodMiniType<Input>, sent: unknown) {
  try {
    return schema.safeParse(sent);
  } catch (fault) {
    // The schema passes on its issues as arguments, and there are too many of them.
    if (fault instanceof RangeError) throw invalid([]);
    throw fault;
  }
}

type Path = readonly PropertyKey[];

function invalid(path: Path): never {
  return refuse("INVALID", { field: path.map(String).join(".").toWellFormed() || "data" });
}

function pathOf(issue: z.core.$ZodIssue): Path {
  return issue.code === "unrecognized_keys"
    ? [...issue.path, ...issue.keys.slice(0, 1)]
    : issue.path;
}

/**
 * Path of what no request may contain: half of a surrogate pair in a text or key, a
 * {@link RESERVED_KEY}, nesting beyond {@link MAX_DEPTH}. Null if there is none. Takes linear time.
 */
function findForbidden(value: unknown, path: Path): Path | null {
  if (typeof value === "string") return value.isWellFormed() ? null : path;
  if (typeof value !== "object" || value === null) return null;
  if (path.length > MAX_DEPTH) return path;
  for (const [key, member] of Object.entries(value)) {
    const here = [...path, key];
    const isForbidden = RESERVED_KEY.test(key) || !key.isWellFormed();
    const found = isForbidden ? here : findForbidden(member, here);
    if (found) return found;
  }
  return null;
}
