/** The English texts of `active-menu`, in the same order. A built site has them here. */
export const english: readonly string[] = [];
