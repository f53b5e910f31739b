import { HOUR_MS } from "../../time/berlin-time";

/** Most people who order together. */
export const MAX_GROUP_PEOPLE = 12;

/** Longest name in a group, in characters. */
export const MAX_GROUP_NAME = 20;

/** Most lines of all people together, as in an order. */
export const MAX_GROUP_LINES = 100;

/** Most changes of one person's lines, so that nobody writes without end. */
export const MAX_LINE_CHANGES = 1000;

/** Most times that a host closes a group to order. */
export const MAX_LOCKS = 100;

/** How long a group can collect dishes. */
export const GROUP_LASTS_MS = 12 * HOUR_MS;

/** How long the people see the order after its promised time. */
export const GROUP_RETAINED_AFTER_MS = 6 * HOUR_MS;
