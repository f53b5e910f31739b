/** Maximum number of portions in a cart. */
export const MAX_CART_ITEMS = 200;

/** Maximum quantity of one line, in the cart and in an order. */
export const MAX_LINE_QUANTITY = 50;

/** Maximum length of a note to the kitchen, in characters. */
export const MAX_NOTE_LENGTH = 200;
