import { createStore } from "jotai/vanilla";

/**
 * The one store of the page. The security check and the preloading of record and menu use it
 * before React has arrived; the app provides the same store to its components.
 */
export const appStore = createStore();
