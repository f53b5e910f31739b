/** Text of the error for an unknown key, and of the warning for a build without one. */
export const NO_RESTO_KEY = "no resto_key available";
