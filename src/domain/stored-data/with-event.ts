import type { Instant } from "../time/berlin-time";

interface StoredEvent {
  readonly version: number;
  readonly at: Instant;
}

/** The fields that a change of an order or a reservation replaces, with one more entry in its history. */
export function withEvent<Event extends StoredEvent>(
  before: { readonly version: number; readonly history: readonly Event[] },
  event: Omit<Event, "version">,
): { version: number; history: Event[]; updated_at: Instant } {
  const version = before.version + 1;
  const entry = { version, ...event } as Event;
  return { version, history: [...before.history, entry], updated_at: entry.at };
}
