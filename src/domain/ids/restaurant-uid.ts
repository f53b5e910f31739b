/** `creator_uid` of what staff enter for a guest; no account has this id. */
export const RESTAURANT_UID = "restaurant";
