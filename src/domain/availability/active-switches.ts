import type { OpeningInterval } from "../tenant/opening-interval.schema";
import { type Instant, toLocal } from "../time/berlin-time";
import type { Availability } from "./availability.schema";
import { extraMinutesAt, ownDeliveryMinutesAt } from "./extra-minutes";
import type { AvailabilityPatch } from "./set-availability-request.schema";
import { portionsLeft } from "./stock";

/** A setting that limits or delays orders now. Instants are milliseconds. */
export interface ActiveSwitch {
  readonly kind:
    | "paused"
    | "delivery-paused"
    | "pickup-paused"
    | "busy"
    | "delivery-busy"
    | "guest-share"
    | "closed-today"
    | "other-hours-today"
    | "dish"
    | "option";
  /** Null if it ends only by hand. Special hours end with their day. */
  readonly until: Instant | null;
  /** Extra minutes of `busy` and `delivery-busy`, share of `guest-share`. */
  readonly amount?: number;
  /** Of `other-hours-today`; empty is as usual. */
  readonly hours?: readonly OpeningInterval[];
  /** The dish, or the paths of the options that end together. */
  readonly ids?: readonly string[];
  /** Ends the switch. */
  readonly end: AvailabilityPatch;
}

/**
 * All settings of a restaurant that limit or delay orders now, the most severe first. Options with the
 * same id and end are one entry, whatever their dishes. A pause that began because nobody answered is
 * not listed: it has a notice of its own.
 */
export function activeSwitches(availability: Availability, now: Instant): ActiveSwitch[] {
  return [
    ...pauses(availability, now),
    ...closures(availability, now),
    ...busyMinutes(availability, now),
    ...guestShare(availability, now),
    ...soldOutDishes(availability, now),
    ...soldOutOptions(availability, now),
  ];
}

function pauses(availability: Availability, now: Instant): ActiveSwitch[] {
  const fields = [
    ["paused", "paused_until"],
    ["delivery-paused", "delivery_paused_until"],
    ["pickup-paused", "pickup_paused_until"],
  ] as const;
  return fields.flatMap(([kind, field]) => {
    const until = availability[field];
    return until && until > now ? [{ kind, until, end: { [field]: null } }] : [];
  });
}

function closures({ exceptions }: Availability, now: Instant): ActiveSwitch[] {
  const today = toLocal(now).date;
  return exceptions
    .filter(({ date }) => date === today)
    .map(({ date, closed, hours = [] }) => ({
      kind: closed ? "closed-today" : "other-hours-today",
      until: null,
      hours,
      end: { days: { [date]: null } },
    }));
}

function busyMinutes(availability: Availability, now: Instant): ActiveSwitch[] {
  const { extra_until = null, delivery_extra_until = null } = availability;
  const general = extraMinutesAt(availability, now);
  const delivery = ownDeliveryMinutesAt(availability, now);
  return [
    ...(general > 0
      ? [
          {
            kind: "busy" as const,
            until: extra_until,
            amount: general,
            end: { extra_minutes: 0, extra_until: null },
          },
        ]
      : []),
    ...(delivery !== null && delivery > 0
      ? [
          {
            kind: "delivery-busy" as const,
            until: delivery_extra_until,
            amount: delivery,
            // Not null: the general minutes would then apply to delivery.
            end: { delivery_extra_minutes: 0, delivery_extra_until: null },
          },
        ]
      : []),
  ];
}

function guestShare({ guest_share }: Availability, now: Instant): ActiveSwitch[] {
  if (!guest_share || guest_share.until <= now) return [];
  const { share, until } = guest_share;
  return [{ kind: "guest-share", until, amount: share, end: { guest_share: null } }];
}

function soldOutDishes({ sold_out, ...counted }: Availability, now: Instant): ActiveSwitch[] {
  const marked = Object.entries(sold_out).filter(([, until]) => until > now);
  const usedUp = Object.keys(counted.stock ?? {}).filter(
    (id) => portionsLeft(id, counted, now) === 0 && !marked.some(([other]) => other === id),
  );
  const until = counted.stock_until ?? null;
  return [
    ...marked.map(([id, end]) => dish(id, end, { sold_out: { [id]: null } })),
    ...usedUp.map((id) => dish(id, until, { stock: { [id]: null } })),
  ];
}

function dish(id: string, until: Instant | null, end: AvailabilityPatch): ActiveSwitch {
  return { kind: "dish", until, ids: [id], end };
}

function soldOutOptions({ sold_out_options = {} }: Availability, now: Instant): ActiveSwitch[] {
  const groups = new Map<string, { until: Instant; paths: string[] }>();
  for (const [path, until] of Object.entries(sold_out_options)) {
    if (until <= now) continue;
    const key = `${path.split("/").at(-1)} ${until}`;
    const group = groups.get(key);
    if (group) group.paths.push(path);
    else groups.set(key, { until, paths: [path] });
  }
  return [...groups.values()].map(({ until, paths }) => ({
    kind: "option",
    until,
    ids: paths,
    end: { sold_out_options: Object.fromEntries(paths.map((path) => [path, null])) },
  }));
}
