/** Most portions a cart holds. */
export const MAX_CART_ITEMS = 200;

/** Most portions of one line, in the cart and in an order. */
export const MAX_LINE_QUANTITY = 50;

/** Most characters of a note to the kitchen. */
export const MAX_NOTE_LENGTH = 200;
