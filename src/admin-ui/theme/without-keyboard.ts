/** Matches touch screens without mouse or touchpad; they rarely have a keyboard. */
export const WITHOUT_KEYBOARD = "@media not all and (any-pointer: fine)";
