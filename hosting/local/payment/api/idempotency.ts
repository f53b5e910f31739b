import { ApiError, invalidRequest } from "../state/api-error";

const KEPT_FOR_S = 86_400;
const MAX_KEY_LENGTH = 255;

/** An answer as it was sent. */
interface SentAnswer {
  readonly status: number;
  readonly body: object;
}

interface Entry {
  readonly request: string;
  readonly at: number;
  /** Null while the first request is being answered. */
  answer: SentAnswer | null;
}

/** The answers of the last 24 hours by the key of their request. */
export interface IdempotencyKeys {
  /**
   * @param request account, path and parameters, as one text
   * @returns the answer to repeat, or null: then the caller answers and calls `keep`
   * @throws ApiError for a key of another request (400), or of one that is being answered (409)
   */
  claim(key: string, request: string, now: number): SentAnswer | null;
  keep(key: string, answer: SentAnswer): void;
  clear(): void;
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const entries = new Map<string, Entry>();
  return {
    claim(key, request, now) {
      if (key.length > MAX_KEY_LENGTH) {
        throw invalidRequest(`Idempotency keys can be up to ${MAX_KEY_LENGTH} characters.`);
      }
      const known = entries.get(key);
      if (!known || known.at + KEPT_FOR_S <= now) {
        entries.set(key, { request, at: now, answer: null });
        return null;
      }
      if (known.request !== request) {
        throw new ApiError(
          400,
          "idempotency_error",
          `Keys for idempotent requests can only be used for the same endpoint and with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      }
      if (known.answer) return known.answer;
      throw new ApiError(
        409,
        "idempotency_error",
        `There is currently another in-progress request using this Idempotent Key: ${key}.`,
        { code: "idempotency_key_in_use" },
      );
    },
    keep(key, answer) {
      const entry = entries.get(key);
      if (entry) entry.answer = answer;
    },
    clear: () => entries.clear(),
  };
}
