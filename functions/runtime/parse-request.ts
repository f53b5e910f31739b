import type { CallableRequest } from "firebase-functions/https";
import type * as z from "zod/mini";
import { refusal } from "@/domain/result/refusal";
import { refusalToHttpsError } from "./refusal-to-https-error";

const MAX_BODY_BYTES = 32 * 1024;
/** Deeper than any request of the product. */
const MAX_DEPTH = 12;

/**
 * Parses the input of a callable.
 * @throws HttpsError INVALID with the path of the first problem as `field`; `data` stands for the
 * whole body, for example if it is larger than 32 KB
 * @param maxBytes for calls that take more
 */
export function parseRequest<T>(
  schema: z.ZodMiniType<T>,
  request: CallableRequest,
  maxBytes = MAX_BODY_BYTES,
): T {
  const { body, rawBody } = request.rawRequest;
  if (byteLength(rawBody, body) > maxBytes) throw invalid([]);
  // Not `request.data`: the SDK's decoder turns the key "__proto__" into the object's prototype,
  // so that inherited members would look like sent ones. The SDK itself refuses bodies that it
  // cannot decode (an unknown "@type", lists nested thousands deep) before this code runs.
  const sent: unknown = body.data;
  const forbiddenPath = findForbiddenPath(sent, []);
  if (forbiddenPath) throw invalid(forbiddenPath);
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw invalid(first ? pathOf(first) : []);
}

type Path = readonly PropertyKey[];

function invalid(path: Path) {
  return refusalToHttpsError(refusal("INVALID", { field: path.map(String).join(".") || "data" }));
}

function pathOf(issue: z.core.$ZodIssue): Path {
  return issue.code === "unrecognized_keys"
    ? [...issue.path, ...issue.keys.slice(0, 1)]
    : issue.path;
}

function byteLength(rawBody: Buffer | undefined, body: unknown): number {
  return rawBody?.length ?? Buffer.byteLength(JSON.stringify(body));
}

/** Path of a `__proto__` key or of nesting beyond {@link MAX_DEPTH}; null if there is none. */
function findForbiddenPath(value: unknown, path: Path): Path | null {
  if (typeof value !== "object" || value === null) return null;
  if (path.length > MAX_DEPTH) return path;
  for (const [key, member] of Object.entries(value)) {
    const here = [...path, key];
    const forbidden = key === "__proto__" ? here : findForbiddenPath(member, here);
    if (forbidden) return forbidden;
  }
  return null;
}
