import type { LocalDate, LocalTime } from "@/domain/time/berlin-time";

/** Party size, day and time chosen so far; the time is null until one is chosen. */
export interface TableChoice {
  readonly party_size: number;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
}
