/** Dispatched on `#root` after the first commit of the app; from then on it handles every click. */
export const HYDRATED_EVENT = "hydrated";
