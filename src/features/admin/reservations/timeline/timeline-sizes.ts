/** Width of the first column, which names the tables. */
export const LABEL_WIDTH = "6.5rem";

/** A quarter of an hour is at least this wide. */
export const MIN_COLUMN_REM = 1.375;

/** Height of one lane of bars, also a touch target. */
export const LANE_REM = 3;
