import { type Availability, availabilitySchema } from "@/domain/availability/availability.schema";
import { parseReadableParts } from "@/domain/stored-data/parse-readable-parts";

/**
 * Parses a stored availability without the parts that cannot be parsed, as the server does, so that a
 * broken closure does not hide a pause. Null if it is no object.
 */
export function parseAvailability(data: unknown): Availability | null {
  if (typeof data !== "object" || data === null) return null;
  const parts = parseReadableParts((value) => availabilitySchema.safeParse(value), data);
  if (parts && parts.dropped.length > 0) {
    console.warn("parts of the availability are unreadable", parts.dropped);
  }
  return parts?.data ?? null;
}
