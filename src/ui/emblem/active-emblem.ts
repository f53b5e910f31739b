/** The emblem of this build's restaurant, and its own logo if it has one. */
export const activeEmblem = __EMBLEM__;
