import { type Availability, availabilitySchema } from "@/domain/availability/availability.schema";

/** The live switches as Firestore holds them; null where they cannot be read. */
export function parseAvailability(data: unknown): Availability | null {
  const parsed = availabilitySchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
