const store = { get: async () => undefined, put: async () => {} };

/**
 * Replaces the package `idb`, with which Firebase would keep the dates of visits on the device to
 * count them. The product stores nothing that a guest does not need.
 */
export async function openDB() {
  return { transaction: () => ({ objectStore: () => store, done: Promise.resolve() }) };
}
