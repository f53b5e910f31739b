import * as z from "zod/mini";
import { DAY_MS, type Instant } from "../time/berlin-time";

const instant = z.int();

/** What a super-administrator turns on and off for all restaurants at once. */
export const SWITCHES = ["ordering_paused_until", "app_check_required", "online_payment"] as const;

export type Switch = (typeof SWITCHES)[number];

/** The document `operations/switches`; without it, everything is as usual. */
export const switchesSchema = z.object({
  /** Until when no guest can order anywhere. */
  ordering_paused_until: z._default(z.nullable(instant), null),
  /** Whether orders and reservations of guests without a verified address need an App Check token. */
  app_check_required: z._default(z.boolean(), true),
  /** Whether restaurants may offer online payment. */
  online_payment: z._default(z.boolean(), true),
  /** When each switch was last changed. */
  changed_at: z._default(
    z.object({
      ordering_paused_until: z.optional(instant),
      app_check_required: z.optional(instant),
      online_payment: z.optional(instant),
    }),
    {},
  ),
});

export type Switches = z.infer<typeof switchesSchema>;

export const DEFAULT_SWITCHES: Switches = switchesSchema.parse({});

/** Longest pause; a later end is probably a mistake. */
export const MAX_PAUSE_MS = 30 * DAY_MS;

/** Input of the callable `setSwitches`: the switches to change. */
export const setSwitchesRequestSchema = z
  .strictObject({
    ordering_paused_until: z.optional(z.nullable(instant)),
    app_check_required: z.optional(z.boolean()),
    online_payment: z.optional(z.boolean()),
  })
  .check(z.refine((switches) => Object.keys(switches).length > 0));

export type SetSwitchesRequest = z.infer<typeof setSwitchesRequestSchema>;

/** Answer of the callable `setSwitches`. */
export const setSwitchesAnswerSchema = z.object({ switches: switchesSchema });

/** The switches after a change at `now`. */
export function changeSwitches(
  before: Switches,
  change: SetSwitchesRequest,
  now: Instant,
): Switches {
  const names = SWITCHES.filter((name) => change[name] !== undefined);
  return {
    ...before,
    ...change,
    changed_at: { ...before.changed_at, ...Object.fromEntries(names.map((name) => [name, now])) },
  };
}

export function isOrderingPaused(
  { ordering_paused_until: until }: Pick<Switches, "ordering_paused_until">,
  now: Instant,
): boolean {
  return until !== null && now < until;
}
