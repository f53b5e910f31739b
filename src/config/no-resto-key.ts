/** Text of the error and of the warning about a missing or unknown key (spec section 8). */
export const NO_RESTO_KEY = "no resto_key available";
