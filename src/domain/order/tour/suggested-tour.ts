import type { OwnDelivery, ReadyDelivery } from "./deliveries.schema";

interface Stop {
  readonly id: string;
  readonly zip: string;
  readonly city: string;
  readonly due_at: number | null;
}

/** Where a delivery goes and when. */
export function stopOf(delivery: ReadyDelivery | OwnDelivery): Stop {
  const { id, due_at } = delivery;
  const { zip, city } = "zip" in delivery ? delivery : (delivery.address ?? NOWHERE);
  return { id, zip, city, due_at };
}

const NOWHERE = { zip: "", city: "" };

/** An order without a promised time comes last. */
const dueAt = ({ due_at }: Stop) => due_at ?? Number.POSITIVE_INFINITY;

/**
 * A sensible order of a tour: town by town, so that no street is driven twice, beginning with the town
 * that is due first; within a town by the time they are due.
 * @returns the ids
 */
export function suggestedTour(stops: readonly Stop[]): string[] {
  const byTime = stops.toSorted((a, b) => dueAt(a) - dueAt(b) || 0);
  const towns = [...new Set(byTime.map(townOf))];
  return towns.flatMap((town) =>
    byTime.filter((stop) => townOf(stop) === town).map(({ id }) => id),
  );
}

function townOf({ zip, city }: Stop): string {
  return `${zip} ${city.trim().toLowerCase()}`;
}
