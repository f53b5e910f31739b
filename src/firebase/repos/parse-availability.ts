import { type Availability, availabilitySchema } from "@/domain/availability/availability.schema";

/** Parses a stored availability; null when it is malformed. */
export function parseAvailability(data: unknown): Availability | null {
  const parsed = availabilitySchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
