/**
 * Replaces the regular-expression engine of Firestore's pipeline queries. This product uses none,
 * and the engine would add a third to the client's size.
 */
export const RE2JS = {
  compile(): never {
    throw new Error("pipeline regular expressions are not part of this build");
  },
};
