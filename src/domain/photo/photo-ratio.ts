/** Width divided by height of the photographs of dishes and categories. */
export const PHOTO_RATIO = 4 / 3;

/** The same of a restaurant. */
export const RESTAURANT_PHOTO_RATIO = 3 / 2;
