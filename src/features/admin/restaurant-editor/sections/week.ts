/** A week as people here read it, Monday first; the numbers are those of the record. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
